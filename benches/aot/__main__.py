"""Whole models through the compiler of real TPUs: `cargo xtask aot --models` runs this.

Each model is captured as one program, and compiled for a TPU that need not be there; with a peer, so is the
same model of that framework, by the same compiler.
"""

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from aot import report
from aot.compile import Compiler
from aot.models import MODELS, Model
from aot.torch_programs import program
from torchtpu import _C

BENCHES = Path(__file__).parent.parent


def main() -> int:
    """Return 1 when a program of ours was not accepted."""
    args = arguments()
    models = [model for model in MODELS if args.names is None or model.name in args.names]
    unknown = set(args.names or ()) - {model.name for model in models}
    if unknown:
        raise SystemExit(
            f"aot: name, got {', '.join(unknown)}, want one of {', '.join(m.name for m in MODELS)}"
        )
    torch.set_float32_matmul_precision("medium")
    sides = {"torchtpu": {model.name: program(model) for model in models}}
    if args.peer:
        name, python = args.peer.split("=", 1)
        sides[name] = peer_programs(name, python, models)
    programs = {(model.name, side): of[model.name] for model in models for side, of in sides.items()}
    compiler = Compiler(args.topology, args.cache, args.plugin, args.jobs, args.cap)
    results: dict[str, report.Results] = {model.name: {} for model in models}
    for (model, name), found in compiler.compile_all(programs).items():
        results[model][name] = found
    flops = {name: of["flops"] for name, of in sides["torchtpu"].items()}
    chip = _C.topology(args.topology)["chip"]
    peak = next(facts["bf16_flops"] for facts in _C.chips() if facts["name"] == chip)
    facts = {"topology": args.topology} | compiler.facts
    facts["platform_version"] = " ".join(facts["platform_version"].split())
    report.show(f"{args.topology}, {facts['device_kind']}", results, flops, peak)
    if args.json:
        whole = {"topology": args.topology, "bf16_flops": peak, "model_flops": flops, "results": results}
        args.json.write_text(json.dumps(whole, indent=1) + "\n")
    if args.page:
        args.page.write_text(report.page(facts, results, flops, peak))
    return int(any(found["torchtpu"]["outcome"] != "accepted" for found in results.values()))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="aot", description=__doc__)
    parser.add_argument("names", nargs="*", default=None, help="models (default: all)")
    parser.add_argument("--topology", default="v6e:2x2")
    parser.add_argument("--peer", metavar="NAME=PYTHON", help="jax and its interpreter")
    parser.add_argument("--plugin", help="the compiler: a PJRT plugin's file (default: libtpu)")
    parser.add_argument("--cache", type=Path, required=True, help="the folder in which results are kept")
    parser.add_argument("--jobs", type=int, default=2, help="compilers side by side")
    parser.add_argument("--cap", type=float, default=1800, help="seconds that a program may take")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--page", type=Path, help="the page to write")
    args = parser.parse_args()
    args.names = args.names or None
    return args


def peer_programs(name: str, python: str, models: Sequence[Model]) -> dict[str, dict[str, Any]]:
    """Return the peer's programs by model: its own interpreter lowers them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "programs.json"
        command = [python, "-m", f"aot.{name}_programs", str(path), *(model.name for model in models)]
        subprocess.run(command, cwd=BENCHES, env=os.environ | {"JAX_PLATFORMS": "cpu"}, check=True)
        return json.loads(path.read_text())


if __name__ == "__main__":
    raise SystemExit(main())
