"""``torchtpu plan``: what a model would cost and hold on a TPU that need not be there."""

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    """Add the command to a parser's subparsers."""
    text = "Say whether a model or a training step fits a TPU, what fills it and how long it takes."
    parser = commands.add_parser(
        "plan",
        help=text,
        description=f"{text} Needs libtpu, and no TPU.",
        epilog="exit status: 0 it fits, 1 it does not, 2 it could not be planned",
    )
    parser.add_argument(
        "entry",
        nargs="?",
        metavar="MODULE:FUNCTION",
        help="a step without arguments, or what returns (function or module, [arguments]);"
        " also FILE.py:FUNCTION",
    )
    parser.add_argument(
        "--topology",
        default="v6e:1x1",
        metavar="NAME",
        help="such as v6e:2x2 (default: v6e:1x1); `list` lists",
    )
    parser.add_argument("--topologies", action="store_true", help="list the chips that are known")
    parser.add_argument("--json", metavar="FILE", help="write everything as JSON, to - for standard output")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw it: .png, .svg or .pdf")
    parser.add_argument(
        "--limit", type=float, default=1800.0, metavar="SECONDS", help="for the compiler (default: 1800)"
    )
    parser.add_argument(
        "--libtpu", type=Path, metavar="FILE", help="the compiler (default: the installed libtpu)"
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    from rich.console import Console

    from torchtpu import _C
    from torchtpu._plan import entry, plan, text

    if arguments.topologies or arguments.topology == "list":
        Console().print(text.chips(_C.chips()))
        return 0
    if arguments.entry is None:
        return _fail("entry: want MODULE:FUNCTION, such as train:step")
    try:
        function, args, kwargs = entry.load(arguments.entry)
        with _progress() as on_stage:
            made = plan(
                function,
                args,
                arguments.topology,
                kwargs,
                limit=arguments.limit,
                libtpu=arguments.libtpu,
                on_stage=on_stage,
            )
        if arguments.picture and made.facts["memory"]:
            made.picture(arguments.picture)
        if arguments.json and arguments.json != "-":
            Path(arguments.json).write_text(made.to_json() + "\n")
    except (entry.EntryError, RuntimeError, OSError) as error:
        return _fail(str(error))
    except Exception:
        # Python's own status would be 1, which says that the program does not fit.
        traceback.print_exc()
        return 2
    if arguments.json == "-":
        print(made.to_json())
    else:
        Console().print(text.render(made.facts))
    return made.exit_code


def _fail(words: str) -> int:
    print(f"torchtpu plan: {words}", file=sys.stderr)
    return 2


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """Show what is going on and for how long, on a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("starting", total=None)
        yield lambda stage: bar.update(task, description=stage)
