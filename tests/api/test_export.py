"""Exported programs: what is loaded computes what the module does, and a damaged one says what is wrong."""

import json
import os
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import torchtpu


class Everything(nn.Module):
    """Tied, narrow, written and non-persistent weights, constants, keyword arguments, nested results."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 3)
        self.tied = self.first
        self.narrow = nn.Parameter(torch.randn(3).bfloat16())
        self.norm = nn.BatchNorm1d(3)
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))
        self.register_buffer("shift", torch.arange(3.0), persistent=False)

    def forward(self, x, *, scale, other):
        self.calls.add_(1)
        with torch.no_grad():
            y = self.first(x) * scale + torch.arange(3) + self.shift
        y = self.norm(self.tied(y)) + torch.tensor(2.0) + other["bias"].to(torch.float32) * self.narrow
        return {"y": y, "scale": scale, "rows": (y.T, None)}


def inputs(device="cpu"):
    generator = torch.Generator().manual_seed(1)
    x, bias = torch.randn(4, 3, generator=generator), torch.randn(3, generator=generator).double()
    return (x.to(device),), {"scale": 2, "other": {"bias": bias.to(device)}}


@pytest.fixture(scope="module")
def everything(tmp_path_factory) -> tuple[nn.Module, Path]:
    """Return a module, and the directory that it was exported to."""
    torch.manual_seed(0)
    module = Everything()
    path = tmp_path_factory.mktemp("export") / "everything"
    args, kwargs = inputs()
    torchtpu.export(module, args, path, kwargs)
    return module, path


def test_a_loaded_module_computes_and_writes_what_the_module_does(everything):
    module, path = everything
    loaded = torchtpu.load(path)
    for _ in range(2):
        args, kwargs = inputs()
        want = module(*args, **kwargs)
        args, kwargs = inputs("tpu")
        got = loaded(*args, **dict(reversed(kwargs.items())))
        assert got["scale"] == 2
        assert got["rows"][1] is None
        torch.testing.assert_close(got["y"].cpu(), want["y"], rtol=1e-5, atol=1e-5)
        torch.testing.assert_close(got["rows"][0].cpu(), want["rows"][0], rtol=1e-5, atol=1e-5)
    for name, value in module.state_dict().items():
        torch.testing.assert_close(loaded.weights[name].cpu(), value, rtol=1e-5, atol=1e-5)
    assert loaded.weights["calls"].item() == 2


def test_a_shared_weight_is_written_once(everything):
    weights = (everything[1] / "weights.safetensors").read_bytes()
    header = json.loads(weights[8 : 8 + int.from_bytes(weights[:8], "little")])
    assert "first.weight" in header
    assert "tied.weight" not in header
    assert header["narrow"]["dtype"] == "BF16"
    assert header["shift"]["shape"] == [3]


DTYPES = [
    *(torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.uint16, torch.uint32),
    *(torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64),
    *(torch.float8_e4m3fn, torch.float8_e5m2),
]


def test_weights_of_any_dtype_and_order_come_back(tmp_path):
    class Weights(nn.Module):
        def __init__(self):
            super().__init__()
            for dtype in DTYPES:
                self.register_buffer(f"of_{str(dtype)[6:]}", torch.tensor([[1, 0], [1, 1]]).to(dtype))
            self.register_buffer("transposed", torch.arange(6.0).reshape(2, 3).T)
            self.register_buffer("empty", torch.empty(0, 3))
            self.register_buffer("scalar", torch.tensor(3.0))

        def forward(self, x):
            return x + self.transposed, self.transposed

    module = Weights()
    torchtpu.export(module, (torch.ones(3, 2),), tmp_path / "weights")
    loaded = torchtpu.load(tmp_path / "weights")
    for name, value in module.state_dict().items():
        got = loaded.weights[name].cpu()
        assert got.dtype == value.dtype
        assert got.stride() == value.stride()
        assert got.tolist() == value.tolist(), name
    total, same = loaded(torch.ones(3, 2, device="tpu"))
    assert total.cpu().tolist() == (module.transposed + 1).tolist()
    assert same.cpu().tolist() == module.transposed.tolist()


def test_loading_compiles_and_calling_does_not(everything):
    loaded = torchtpu.load(everything[1])
    args, kwargs = inputs("tpu")
    before = torch.tpu.metrics()["compiles"]
    for _ in range(2):
        loaded(*args, **kwargs)
    assert torch.tpu.metrics()["compiles"] == before


def test_a_functional_program_writes_its_buffers_too(tmp_path):
    torch.manual_seed(0)
    module = Everything()
    args, kwargs = inputs()
    program = torch.export.export(module, args, kwargs).run_decompositions()
    torchtpu.export(program, None, tmp_path / "model")
    loaded = torchtpu.load(tmp_path / "model")
    want = module(*args, **kwargs)
    args, kwargs = inputs("tpu")
    torch.testing.assert_close(loaded(*args, **kwargs)["y"].cpu(), want["y"], rtol=1e-5, atol=1e-5)
    running = loaded.weights["norm.running_mean"].cpu()
    torch.testing.assert_close(running, module.norm.running_mean, rtol=1e-5, atol=1e-6)


def test_a_module_on_the_device_and_its_random_numbers(tmp_path):
    class Noise(nn.Module):
        def forward(self, x):
            return F.dropout(x, 0.5) + torch.rand(8)

    noise = Noise().to("tpu")
    x = torch.ones(8)
    torchtpu.export(noise, (x,), tmp_path / "noise")
    loaded = torchtpu.load(tmp_path / "noise")
    x = x.to("tpu")
    torch.manual_seed(3)
    got = [loaded(x).cpu() for _ in range(2)]
    torch.manual_seed(3)
    want = [(F.dropout(x, 0.5) + torch.rand(8, device="tpu")).cpu() for _ in range(2)]
    assert not torch.equal(*got)
    torch.testing.assert_close(got, want, rtol=0, atol=0)


def test_an_input_that_is_written(tmp_path):
    class Cache(nn.Module):
        def forward(self, cache, position, row):
            cache.index_copy_(0, position, row)
            return cache.sum(0), cache

    cache, position, row = torch.zeros(4, 2), torch.tensor([1]), torch.ones(1, 2)
    torchtpu.export(Cache(), (cache, position, row), tmp_path / "cache")
    loaded = torchtpu.load(tmp_path / "cache")
    on_device = cache.to("tpu")
    total, same = loaded(on_device, position.to("tpu"), row.to("tpu"))
    assert on_device.cpu().tolist() == [[0, 0], [1, 1], [0, 0], [0, 0]]
    assert total.cpu().tolist() == [1, 1]
    assert same.cpu().tolist() == on_device.cpu().tolist()


def test_autocast_inside_of_a_module_casts(tmp_path):
    class Narrow(nn.Module):
        def forward(self, x):
            with torch.autocast("cpu", torch.bfloat16):
                return x @ x

    x = torch.rand(3, 3)
    torchtpu.export(Narrow(), (x,), tmp_path / "narrow")
    got = torchtpu.load(tmp_path / "narrow")(x.to("tpu")).cpu()
    assert got.dtype == torch.bfloat16
    torch.testing.assert_close(got, Narrow()(x))


def test_an_example_that_is_given_twice_stands_for_two_inputs(tmp_path):
    class Difference(nn.Module):
        def forward(self, x, y):
            return x - y

    example = torch.zeros(2)
    torchtpu.export(Difference(), (example, example), tmp_path / "difference")
    loaded = torchtpu.load(tmp_path / "difference")
    x, y = torch.tensor([5.0, 7.0], device="tpu"), torch.tensor([1.0, 2.0], device="tpu")
    assert loaded(x, y).cpu().tolist() == [4, 5]


def test_overwriting(tmp_path, everything):
    args, kwargs = inputs()
    path = tmp_path / "model"
    torchtpu.export(everything[0], args, path, kwargs)
    with pytest.raises(RuntimeError, match="exists already"):
        torchtpu.export(everything[0], args, path, kwargs)
    torchtpu.export(nn.Linear(3, 1), args, path, overwrite=True)
    assert torchtpu.load(path)(args[0].to("tpu")).shape == (4, 1)
    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("years of work")
    with pytest.raises(RuntimeError, match="no exported program"):
        torchtpu.export(everything[0], args, other, kwargs, overwrite=True)
    assert sorted(os.listdir(tmp_path)) == ["model", "other"]
    files = ["program.mlir", "program.mlirbc", "signature.json", "weights.safetensors"]
    assert sorted(os.listdir(path)) == files
    assert (path / "program.mlirbc").read_bytes().startswith(b"ML\xefR\x01StableHLO_v1.0.0\0")


def damage(path: Path, how: str) -> None:
    """Spoil an exported program in one way."""
    weights, signature = path / "weights.safetensors", path / "signature.json"
    if how == "missing":
        (path / "program.mlir").unlink()
    elif how == "truncated":
        weights.write_bytes(weights.read_bytes()[:-7])
    elif how == "flipped":
        contents = bytearray(weights.read_bytes())
        contents[-1] ^= 4
        weights.write_bytes(contents)
    elif how == "newer":
        signature.write_text(json.dumps({"format": 2, "something": "new"}))
    elif how == "half":
        signature.write_text(signature.read_text()[:100])
    else:
        text = signature.read_text()
        assert how in text
        signature.write_text(text.replace(how, "int32"))


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("missing", r"program.mlir: the file is missing, want all files of an exported program"),
        ("truncated", r"weights.safetensors: truncated, got \d+ bytes, want \d+"),
        ("flipped", r"weights.safetensors: damaged, got BLAKE3 \w+, want \w+"),
        ("newer", r"signature.json: format version, got 2, want at most 1\nhint: install a newer torchtpu"),
        ("half", r"signature.json: not the signature of an exported program: EOF"),
        ("float32", r"signature.json: the signature does not fit the program: parameter 0"),
    ],
)
def test_a_damaged_program_says_what_is_wrong(tmp_path, how, message):
    path = tmp_path / "model"
    torchtpu.export(nn.Linear(3, 2), (torch.ones(1, 3),), path)
    damage(path, how)
    with pytest.raises(RuntimeError, match=message):
        torchtpu.load(path)


def test_what_cannot_be_exported_or_called_is_said(tmp_path, everything):
    with pytest.raises(RuntimeError, match=r"no such directory, want one that torchtpu.export wrote"):
        torchtpu.load(tmp_path / "nothing")
    with pytest.raises(ValueError, match="device, got cpu, want tpu"):
        torchtpu.load(everything[1], "cpu")
    loaded = torchtpu.load(everything[1])
    args, kwargs = inputs("tpu")
    with pytest.raises(ValueError, match=r"input x, got \(\[4, 3\], torch.float64, .*\), want"):
        loaded(args[0].cpu().double().to("tpu"), **kwargs)
    with pytest.raises(ValueError, match="arguments, got"):
        loaded(*args)
    with pytest.raises(ValueError, match="argument, got 3, want 2"):
        loaded(*args, **{**kwargs, "scale": 3})
    dynamic = torch.export.export(
        nn.Linear(3, 2), (torch.ones(4, 3),), dynamic_shapes=({0: torch.export.Dim("batch")},)
    )
    with pytest.raises(NotImplementedError, match="dynamic sizes"):
        torchtpu.export(dynamic, None, tmp_path / "dynamic")
    assert not (tmp_path / "dynamic").exists()
