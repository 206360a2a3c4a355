"""The process: import, environment, forks, threads, exit."""

import json
import resource
import subprocess
import sys
from pathlib import Path

import pytest
import torch


def test_torch_alone_brings_the_device(ok):
    assert ok("import torch; print(torch.ones(2, device='tpu').sum().item())") == "2.0\n"


def test_the_package_alone_brings_torch(ok):
    code = """
        import sys, torchtpu
        torch = sys.modules["torch"]
        print(torch.ones(2, device=torchtpu.device()).sum().item())
        """
    assert ok(code) == "2.0\n"
    assert ok(code, TORCH_DEVICE_BACKEND_AUTOLOAD="0") == "2.0\n"


def test_loading_twice_is_harmless(ok):
    ok(
        """
        import importlib, torch, torchtpu
        torchtpu._autoload()
        importlib.reload(torchtpu)
        """
    )


def test_import_does_not_start_the_device(ok):
    ok(
        """
        import torch
        assert torch.tpu.is_available() and torch.tpu.device_count() == 1
        torch.manual_seed(1)
        assert not torch.tpu.is_initialized()
        torch.tpu.synchronize()
        torch.tpu.metrics()
        assert not torch.tpu.is_initialized()
        torch.tpu.init()
        assert torch.tpu.is_initialized()
        """
    )


def test_a_process_ends_well_after_a_backward_pass(ok):
    code = """
        import torch
        for power in (2.0, 1.0):
            x = torch.randn(30, 4, device="tpu", requires_grad=True)
            y = x[:, None].abs().pow(power).sum()
            y.item()
            y.backward()
            x.grad.cpu()
        """
    for _ in range(4):  # A thread of autograd was at times not done with Python when the interpreter ended.
        ok(code)


def test_import_is_cheap(ok):
    code = """
        import json, resource, sys, time
        import torch
        start, before = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        modules = set(sys.modules)
        import torchtpu
        cost = time.process_time() - start
        new = set(sys.modules) - modules
        heavy = [name for name in new if name.startswith(("torch._dynamo", "torch._inductor", "jax"))]
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(json.dumps([cost, (after - before) / 1024, heavy]))
        """
    seconds, mebibytes, heavy = json.loads(ok(code, TORCH_DEVICE_BACKEND_AUTOLOAD="0"))
    assert heavy == []
    assert mebibytes < 100
    assert seconds < 0.6, "0.3 s is wanted; twice that on a busy machine"


def test_a_missing_plugin_is_one_clear_error(run):
    done = run("import torch; torch.ones(1, device='tpu')", TORCHTPU_PLUGIN="/nowhere/plugin_cpu.so")
    assert done.returncode == 1
    assert "find plugin: no PJRT plugin for /nowhere/plugin_cpu.so" in done.stderr
    assert "hint: " in done.stderr
    assert done.stderr.count("Traceback") == 1


def test_a_missing_plugin_is_no_device(ok):
    ok(
        """
        import torch
        assert not torch.tpu.is_available() and torch.tpu.device_count() == 0
        torch.manual_seed(0)
        """,
        TORCHTPU_PLUGIN="/nowhere/plugin_cpu.so",
    )


def test_a_wrong_plugin_is_one_clear_error(run, tmp_path):
    for content in (b"not a library", b""):
        path = tmp_path / "wrong_cpu.so"
        path.write_bytes(content)
        done = run("import torch; torch.ones(1, device='tpu')", TORCHTPU_PLUGIN=str(path))
        assert done.returncode == 1
        assert f"load plugin: cannot load {path}" in done.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [("TORCHTPU_CPU_DEVICES", "0"), ("TORCHTPU_EAGER", "eager"), ("TORCHTPU_FALLBACK", "yes")],
)
def test_a_wrong_setting_is_one_clear_error(run, name, value):
    done = run("import torch; torch.ones(1, device='tpu')", **{name: value})
    assert done.returncode == 1
    assert f'{name}: got "{value}", want ' in done.stderr


def test_an_unknown_setting_is_named(run):
    done = run("import torch", TORCHTPU_PLUGINS="cpu")
    assert done.returncode == 0
    assert "TORCHTPU_PLUGINS: no such setting" in done.stderr
    assert "hint: did you mean TORCHTPU_PLUGIN?" in done.stderr


def test_another_torch_is_refused(ok):
    out = ok(
        """
        import torch
        torch.__version__ = "2.11.0"
        try:
            import torchtpu
        except RuntimeError as error:
            print(error)
        assert not hasattr(torch, "tpu")
        """,
        TORCH_DEVICE_BACKEND_AUTOLOAD="0",
    )
    assert out.startswith("load torchtpu: torch version, got 2.11.0, want 2.15\nhint: ")


def test_a_failing_autoload_warns_and_torch_works(run):
    done = run(
        """
        import sys
        class Broken:
            def find_spec(self, name, path=None, target=None):
                if name == "torchtpu._C":
                    raise ImportError("broken on purpose")
        sys.meta_path.insert(0, Broken())
        import torch
        print(torch.ones(2).sum().item())
        """
    )
    assert (done.returncode, done.stdout) == (0, "2.0\n")
    assert "torchtpu is not loaded: broken on purpose" in done.stderr


def test_a_fork_after_the_first_use_is_refused(ok):
    out = ok(
        """
        import os, sys, torch
        x = torch.ones(2, device="tpu")
        pid = os.fork()
        if pid == 0:
            code = 1
            try:
                x + x
            except RuntimeError as error:
                code = 0 if "forked" in str(error) and "spawn" in str(error) else 2
            if not torch.tpu._is_in_bad_fork() or torch.tpu.is_initialized():
                code = 3
            torch.manual_seed(1)
            assert torch.ones(2).sum() == 2
            del x
            os._exit(code)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), (x + x).tolist())
        """
    )
    assert out == "0 [2.0, 2.0]\n"


def test_a_fork_before_the_first_use_works(ok):
    ok(
        """
        import os, torch
        pid = os.fork()
        total = torch.ones(2, device="tpu").sum().item()
        if pid == 0:
            os._exit(0 if total == 2 else 1)
        assert os.waitpid(pid, 0)[1] == 0
        """
    )


def test_loader_workers_may_fork(ok):
    ok(
        """
        import torch
        x = torch.ones(2, device="tpu")
        loader = torch.utils.data.DataLoader(torch.arange(8.0), batch_size=4, num_workers=2)
        assert sum(batch.to("tpu").sum().item() for batch in loader) == 28
        """
    )


def test_exit_with_work_in_flight(run):
    done = run(
        """
        import torch
        x = torch.randn(512, 512, device="tpu")
        for _ in range(20):
            x = x @ x * 0.01
        generator = torch.Generator(device="tpu")
        event = torch.Event(device="tpu")
        event.record()
        """,
        TORCHTPU_CPU_ASYNC="1",
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif("cpu" not in torch.tpu.get_device_name().lower(), reason="memory of the CPU plugin")
def test_freed_memory_is_kept_for_the_next_program(ok):
    # A step in the middle of all: a few may run on a thread whose blocks are mapped in any case.
    touched = """
        import resource, statistics, torch
        x = torch.ones(10_000_000, device="tpu")
        faults = []
        for _ in range(21):
            before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
            y = x + 1
            torch.tpu.synchronize()
            faults.append(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
        print(statistics.median(faults))
        """
    pages = 40_000_000 // resource.getpagesize()
    assert int(ok(touched, TORCHTPU_CPU_KEEP="0")) > pages // 2
    assert int(ok(touched)) < pages // 10


def test_threads(ok):
    ok(
        """
        import threading, torch
        torch.ones(1, device="tpu")
        failures = []

        def work(seed):
            try:
                x = torch.full((32, 32), float(seed), device="tpu")
                for _ in range(50):
                    x = (x + 1).relu() - 1
                    x.add_(1).sub_(1)
                assert x.cpu().eq(seed).all()
            except BaseException as error:
                failures.append(error)

        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert not failures, failures
        """
    )


def test_threads_add_to_one_tensor(ok):
    ok(
        """
        import threading, torch
        x = torch.zeros(8, device="tpu")
        def work():
            for _ in range(200):
                x.add_(1)
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert x.tolist() == [800.0] * 8
        """
    )


@pytest.mark.parametrize(("command", "word"), [("info", "plugin"), ("settings", "TORCHTPU_CPU_DEVICES")])
def test_the_command(command, word):
    done = subprocess.run(
        [sys.executable, "-m", "torchtpu", command], capture_output=True, text=True, check=True
    )
    assert word in done.stdout


def test_the_page_of_settings_is_current():
    done = subprocess.run(
        [sys.executable, "-m", "torchtpu", "settings", "--markdown"],
        capture_output=True,
        text=True,
        check=True,
    )
    page = Path(__file__).parents[2] / "docs" / "settings.md"
    assert page.read_text() == done.stdout, f"{page}: out of date\nhint: torchtpu settings --markdown"
