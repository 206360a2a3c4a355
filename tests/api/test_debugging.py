"""What a user sees of the programs that are made."""

import json


def test_programs_are_written_down_and_logged(run, tmp_path):
    done = run(
        """
        import torch
        for n in (2, 3):
            x = torch.ones(n).to("tpu")
            x * 0.3
        """,
        TORCHTPU_DUMP=str(tmp_path / "dump"),
        TORCHTPU_CACHE_DIR=str(tmp_path / "cache"),
        TORCH_LOGS="+torchtpu",
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(" ms: aten::mul.Tensor") == 2
    index = [json.loads(line) for line in (tmp_path / "dump" / "index.jsonl").read_text().splitlines()]
    first, second = (line for line in index if line["program"] == "aten::mul.Tensor")
    assert first["reason"] == "first call of aten::mul.Tensor"
    assert second["reason"].endswith("self, got float32[3], before float32[2]")
    assert (tmp_path / "cache" / f"{first['key']}.program").exists()
    for line in (first, second):
        assert line["origin"] == "compiled"
        names = [
            path.name.removeprefix(line["files"]) for path in (tmp_path / "dump").glob(f"{line['files']}*")
        ]
        assert {".trace.txt", ".mlir"} < set(names)


def test_what_a_signal_raises_while_a_program_is_logged_reaches_the_program(run):
    done = run(
        """
        import logging, signal, torch

        class Handler(logging.Handler):
            def emit(self, record):
                signal.raise_signal(signal.SIGINT)

        logging.getLogger("torchtpu").addHandler(Handler())
        logging.getLogger("torchtpu").setLevel(logging.DEBUG)
        x = torch.ones(5).to("tpu")
        try:
            y = x + 1
            for _ in range(1000): pass
        except KeyboardInterrupt:
            print("interrupted", (x + 1).tolist())
        """,
    )
    assert done.stdout.splitlines() == ["interrupted [2.0, 2.0, 2.0, 2.0, 2.0]"], done.stderr
