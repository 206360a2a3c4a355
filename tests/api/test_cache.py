"""The compile cache: what one process has compiled, others load, whatever becomes of the folder."""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from torchtpu import _C
from torchtpu.cli import main

PROGRAMS = """
    import json, torch
    x = torch.arange(6.0).to("tpu")
    y = (x * 2).add_(x).sin()
    assert (y.cpu() - torch.arange(0.0, 18.0, 3).sin()).abs().max() < 1e-6
    metrics = torch.tpu.metrics()
    print(json.dumps([metrics["compiles"], metrics["cache_hits"]["disk"]]))
    """
"""Prints how many programs were compiled, and how many were found on disk."""


@pytest.fixture
def count(ok, tmp_path):
    """Return a function that runs `PROGRAMS` with a cache in `tmp_path`, and returns its two numbers."""

    def count(before: str = "", **env: str) -> tuple[int, int]:
        code = before + "\n" + PROGRAMS.replace("\n    ", "\n")
        return tuple(json.loads(ok(code, **{"TORCHTPU_CACHE_DIR": str(tmp_path / "cache")} | env)))

    return count


def files(folder: Path) -> dict[str, int]:
    """How many files there are of each extension."""
    kinds = [path.suffix for path in folder.iterdir()]
    return {kind: kinds.count(kind) for kind in kinds}


def test_a_second_process_compiles_nothing(count, tmp_path):
    programs, hits = count()
    assert programs >= 3
    assert hits == 0
    assert count() == (0, programs)
    assert count(TORCHTPU_EAGER="fused")[0] == 1
    assert count(TORCHTPU_EAGER="fused") == (0, 1)
    assert files(tmp_path / "cache") == {".program": programs + 1, "": 2}
    assert count(XLA_FLAGS="--xla_cpu_enable_fast_math=true")[0] == programs


def test_a_script_leaves_its_next_process_what_it_uses_first(tmp_path):
    script = tmp_path / "train.py"
    script.write_text(PROGRAMS.replace("\n    ", "\n"), encoding="utf-8")
    environment = os.environ | {"TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    command = [sys.executable, str(script)]
    counts = [json.loads(subprocess.check_output(command, env=environment, timeout=300)) for _ in range(2)]
    programs = counts[0][0]
    assert counts == [[programs, 0], [0, programs]]
    (line,) = (tmp_path / "cache" / "starts").read_text(encoding="utf-8").splitlines()
    stems = {path.stem for path in (tmp_path / "cache").glob("*.program")}
    assert len(stems) == programs
    assert set(line.split()[1:]) == stems


def test_processes_that_start_together_compile_once(tmp_path):
    code = PROGRAMS.replace("\n    ", "\n")
    env = os.environ | {"TORCHTPU_CACHE_DIR": str(tmp_path)}
    started = [
        subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True)
        for _ in range(8)
    ]
    counts = [json.loads(process.communicate(timeout=300)[0]) for process in started]
    programs = sum(counts[0])
    assert all(compiles + hits == programs for compiles, hits in counts), counts
    assert sum(compiles for compiles, _ in counts) == programs, counts
    assert files(tmp_path) == {".program": programs, "": 2}


def test_it_is_off_when_the_variable_is_empty(count, tmp_path):
    assert count(TORCHTPU_CACHE_DIR="")[1] == 0
    assert not (tmp_path / "cache").exists()


def test_it_lies_where_the_platform_keeps_caches(ok, tmp_path):
    code = """
        import os
        del os.environ["TORCHTPU_CACHE_DIR"]
        import torchtpu
        print(torchtpu._C.cache_folder()[0])
        """
    assert ok(code, XDG_CACHE_HOME=str(tmp_path)) == f"{tmp_path / 'torchtpu'}\n"
    assert ok(code, XDG_CACHE_HOME="relative", HOME="/somebody") == "/somebody/.cache/torchtpu\n"


def test_killed_processes_leave_nothing_that_is_taken_for_a_program(count, tmp_path):
    code = """
import itertools, torch
for n in itertools.count(1):
    (torch.ones(n, device="tpu") * 2).sum()
    if n == 2: print("started", flush=True)
"""
    env = os.environ | {"TORCHTPU_CACHE_DIR": str(tmp_path / "cache")}
    chance = random.Random(0)
    for _ in range(3):
        process = subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE)
        assert process.stdout.readline() == b"started\n"
        time.sleep(chance.random() * 0.3)
        process.send_signal(signal.SIGKILL)
        process.communicate()
    # Some programs of a process that was killed may be there, whole.
    programs = sum(count())
    assert count() == (0, programs)
    _C.cache_prune(tmp_path / "cache", None, None)
    assert set(files(tmp_path / "cache")) == {".program", ""}


def test_a_full_disk_costs_compiles_only(count, tmp_path):
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))"
    programs, _ = count(full)
    assert count(full) == (programs, 0)
    assert files(tmp_path / "cache").keys() <= {""}


def test_a_folder_that_cannot_be_written_warns_once(run):
    code = PROGRAMS.replace("\n    ", "\n")
    done = run(code, TORCHTPU_CACHE_DIR="/dev/null/cache")
    assert done.returncode == 0
    assert done.stderr.count("compile cache: cannot ") == 1


def test_a_read_only_folder_is_read(ok):
    """The folder belongs to somebody else: root could write everywhere."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "cache"
        env = {"TORCHTPU_CACHE_DIR": str(folder)}
        code = PROGRAMS.replace("\n    ", "\n")
        programs, _ = json.loads(ok(code, **env))
        before = sorted(folder.iterdir())
        for path in (folder.parent, folder, *before):
            path.chmod(0o555)
        # The interpreter itself may lie where only root can read: the child gives its rights up late.
        drop = "import os, torch; torch.tpu.init(); os.getuid() or os.setuid(65534)\n"
        assert json.loads(ok(drop + code, **env)) == [0, programs]
        more = drop + 'assert (torch.ones(77).to("tpu") + 1).sum().item() == 154'
        ok(more, **env)
        assert sorted(folder.iterdir()) == before
        folder.chmod(0o755)
        folder.parent.chmod(0o755)


def test_a_fork_leaves_the_folder_alone(count, tmp_path):
    """The child of a process that compiles ends while the parent still writes."""
    before = """
import os, torch
x = torch.ones(5).to("tpu")
for n in range(1, 4):
    x * x[:n].sum()
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
"""
    compiles, _ = count(before)
    assert count(before) == (0, compiles)
    assert files(tmp_path / "cache").keys() == {".program", ""}


def test_the_command_line(count, tmp_path, capsys):
    folder = str(tmp_path / "cache")
    programs, _ = count()
    assert main(["cache", "ls", "--dir", folder]) == 0
    assert "aten::mul.Tensor" in capsys.readouterr().out
    main(["cache", "ls", "--dir", folder, "--limit", "1"])
    assert len(capsys.readouterr().out.splitlines()) == 2
    count()
    main(["cache", "stats", "--dir", folder])
    assert f"hits                {programs}" in capsys.readouterr().out
    main(["cache", "prune", "--dir", folder, "--age", "1h"])
    assert capsys.readouterr().out == "removed 0 programs, 0 B\n"
    main(["cache", "prune", "--dir", folder, "--size", "5KiB"])
    assert capsys.readouterr().out.startswith("removed ")
    assert sum(path.stat().st_size for path in Path(folder).glob("*.program")) <= 5 * 1024
    main(["cache", "clear", "--dir", folder])
    assert not Path(folder).exists()
    assert main(["cache", "ls", "--dir", "/dev/null/cache"]) == 1
    assert "/dev/null/cache: " in capsys.readouterr().err
    for wrong in (["--size", "much"], ["--age", "-3d"]):
        with pytest.raises(SystemExit):
            main(["cache", "prune", *wrong])
