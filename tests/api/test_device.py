"""Devices: names, counts, the current one, and more than one."""

import pytest
import torch

import torchtpu


def test_the_module_is_torchs():
    assert torch.get_device_module("tpu") is torch.tpu
    assert torch.accelerator.current_accelerator() == torch.device("tpu")
    assert torchtpu.device(0) == torch.device("tpu", 0)
    assert torch.device("tpu:0").type == "tpu"


def test_questions_about_the_device():
    assert torch.tpu.is_available()
    assert torch.tpu.device_count() == torch.accelerator.device_count() >= 1
    assert torch.tpu.current_device() == 0
    assert isinstance(torch.tpu.get_device_name(), str)
    properties = torch.tpu.get_device_properties(0)
    assert properties.name == torch.tpu.get_device_name(0)
    assert properties.total_memory >= 0
    assert torch.bfloat16 in torch.tpu.get_device_capability()["supported_dtypes"]
    assert torch.complex32 in torch.tpu.get_device_capability()["supported_dtypes"]
    assert torch.bits16 not in torch.tpu.get_device_capability()["supported_dtypes"]
    assert torch.tpu.get_amp_supported_dtype() == [torch.bfloat16, torch.float16]
    assert torch.tpu.is_bf16_supported()


def test_methods_named_after_the_device():
    x = torch.ones(2).tpu()
    assert x.is_tpu
    assert not x.cpu().is_tpu
    assert torch.nn.Linear(2, 2).tpu().weight.device == torch.device("tpu", 0)
    assert torch.tpu.is_initialized()


@pytest.mark.parametrize("name", torch.tpu.__all__)
def test_every_name_is_there_and_documented(name):
    assert getattr(torch.tpu, name).__doc__


def test_wrong_devices_are_named():
    with pytest.raises(RuntimeError, match="tpu:99: invalid device ordinal, got 99"):
        torch.empty(1, device="tpu:99")
    with pytest.raises(RuntimeError, match="invalid device ordinal"):
        torch.tpu.set_device(99)
    with pytest.raises(ValueError, match="Expected a tpu device, but got: cpu"):
        torch.tpu.synchronize("cpu")


def test_four_devices(ok):
    out = ok(
        """
        import torch
        assert torch.tpu.device_count() == 4 and not torch.tpu.is_initialized()
        x = torch.arange(3.0, device="tpu:3")
        assert x.device == torch.device("tpu", 3)
        y = x.to("tpu:1")
        assert y.device.index == 1 and y.tolist() == [0.0, 1.0, 2.0]
        y += 1
        assert x.tolist() == [0.0, 1.0, 2.0] and (x.to(1) + y).tolist() == [1.0, 3.0, 5.0]
        x.copy_(y)
        assert x.tolist() == [1.0, 2.0, 3.0]
        with torch.tpu.device(2):
            assert torch.tpu.current_device() == 2 and torch.empty(1, device="tpu").device.index == 2
            with torch.tpu.device_of(y):
                assert torch.tpu.current_device() == 1
        assert torch.tpu.current_device() == 0
        torch.tpu.set_device("tpu:3")
        assert torch.ones(1, device="tpu").device.index == 3
        try:
            x + y
        except RuntimeError as error:
            assert "found at least two devices, tpu:3 and tpu:1!" in str(error), error
        else:
            raise AssertionError("tensors of two devices were added")
        w = torch.ones(2, device="tpu:2", requires_grad=True)
        (w * 3).sum().backward()
        assert w.grad.device.index == 2 and w.grad.tolist() == [3.0, 3.0]
        torch.manual_seed(1)
        states = torch.tpu.get_rng_state_all()
        assert len(states) == 4 and all(torch.equal(state, states[0]) for state in states)
        for index in range(4):
            torch.tpu.synchronize(index)
        print("done")
        """,
        TORCHTPU_CPU_DEVICES="4",
    )
    assert out == "done\n"


def test_each_thread_has_its_own_current_device(ok):
    ok(
        """
        import threading, torch
        torch.tpu.set_device(1)
        seen = []
        thread = threading.Thread(target=lambda: seen.append(torch.tpu.current_device()))
        thread.start(); thread.join()
        assert seen == [0] and torch.tpu.current_device() == 1
        """,
        TORCHTPU_CPU_DEVICES="2",
    )
