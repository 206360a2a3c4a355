"""What a run is asked to do: the command line of ``cargo xtask conformance``."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

OP_MODES = ("fwd", "out", "inplace", "view", "noncontig", "bwd", "errors")
"""What is asked of an operator; see the functions of the module `modes`."""

COMPILE_MODES = ("compile", "compile_bwd")
"""What is asked of an operator as a compiled graph; it takes longer, so that it has to be named."""

OTHER_MODES = ("modules", "optimizers")
"""Databases of their own."""

MODES = OP_MODES + COMPILE_MODES + OTHER_MODES


@dataclass(frozen=True)
class Settings:
    """A run, as asked for.

    Attributes
    ----------
    modes, dtypes, ops : tuple of str
        Which units; empty `dtypes` and `ops` mean all.
    max_samples : int
        The first samples of each unit; 0 means all.
    cap : float
        Seconds that a unit may take.
    """

    device: str
    eager: str | None
    full: bool
    modes: tuple[str, ...]
    dtypes: tuple[str, ...]
    ops: tuple[str, ...]
    max_samples: int
    jobs: int
    cap: float
    resume: bool
    strict: bool
    write: bool
    json: Path | None
    journal: Path

    def meaning(self) -> dict[str, object]:
        """Return what a result depends on: results of runs that differ here cannot be mixed."""
        return {
            "device": self.device,
            "eager": self.eager,
            "max_samples": self.max_samples,
            "cap_s": self.cap,
        }


def parse(arguments: Sequence[str] | None = None) -> Settings:
    """Read the command line.

    Parameters
    ----------
    arguments : sequence of str, optional
        The process's own by default.

    Returns
    -------
    Settings
        The run.

    Raises
    ------
    SystemExit
        For a wrong command line; argparse prints the reason.
    """
    parser = _parser()
    known = parser.parse_args(arguments)
    modes = known.modes or (MODES if known.full else OP_MODES)
    unknown = [mode for mode in modes if mode not in MODES]
    if unknown:
        parser.error(f"--modes: got {','.join(unknown)}, want some of {','.join(MODES)}")
    dtypes = known.dtypes or (() if known.full else ("float32",))
    return Settings(
        **{**vars(known), "modes": tuple(modes), "dtypes": () if "all" in dtypes else tuple(dtypes)},
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__)
    add = parser.add_argument
    add("--full", action="store_true", help="all modes and dtypes, unless they are named")
    add(
        "--modes",
        type=_words,
        default=(),
        help=f"of {','.join(MODES)} (default: those of ops)",
    )
    add("--dtypes", type=_words, default=(), help="torch's names, or all (default: float32)")
    add(
        "--ops", type=_words, default=(), help="names such as add, linalg.svd, nn.Linear, Adam; * and ? match"
    )
    add("--eager", choices=("strict", "fused", "debug"), help="when ops run (default: as the device is set)")
    add(
        "--max-samples",
        type=int,
        default=3,
        metavar="N",
        help="the first N of each unit; 0 = all (default: 3)",
    )
    add("--jobs", type=int, default=1, metavar="N", help="workers side by side (default: 1)")
    add("--cap", type=float, default=60.0, metavar="SECONDS", help="what a unit may take (default: 60)")
    add("--resume", action="store_true", help="keep the units that an interrupted run had finished")
    add("--strict", action="store_true", help="fail on a failure that no row of expectations.toml names")
    add("--write", action="store_true", help="write the units of this run into docs/conformance.md and .json")
    add("--json", type=Path, metavar="FILE", help="write the results to this file")
    add("--device", default="tpu", help="cpu compares the CPU with itself, which must pass (default: tpu)")
    add(
        "--journal",
        type=Path,
        default=ROOT / "target/conformance.jsonl",
        help="where finished units are noted",
    )
    return parser


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.split(",") if word)
