"""``torchtpu cache``: what is in the folder of compiled programs, and how it is emptied."""

import argparse
import sys
from typing import Any

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}


def add(commands: Any) -> None:
    """Add the command to a parser's subparsers."""
    parser = commands.add_parser("cache", help="Show, prune and clear the folder of compiled programs.")
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    parsers = {}
    for action in (ls, stats, prune, clear):
        text = (action.__doc__ or "").strip()
        parsers[action] = actions.add_parser(action.__name__, help=text, description=text)
        parsers[action].add_argument("--dir", metavar="FOLDER", help="another folder than TORCHTPU_CACHE_DIR")
        parsers[action].set_defaults(run=_run, action=action)
    parsers[ls].add_argument("--limit", type=int, metavar="N", help="at most so many (default: all)")
    parsers[prune].add_argument("--size", type=size, help="what may stay, such as 500MiB or 0")
    parsers[prune].add_argument(
        "--age", type=age, help="what was not used for longer goes, such as 12h or 30d"
    )


def _run(arguments: argparse.Namespace) -> int:
    from torchtpu import _C

    known = _C.cache_folder()
    arguments.bound = known[1] if known and not arguments.dir else None
    arguments.dir = arguments.dir or (known[0] if known else None)
    if arguments.dir is None:
        print("torchtpu cache: off, because TORCHTPU_CACHE_DIR is empty", file=sys.stderr)
        return 1
    try:
        arguments.action(arguments)
    except OSError as error:
        print(f"torchtpu cache: {arguments.dir}: {error}", file=sys.stderr)
        return 1
    return 0


def ls(arguments: argparse.Namespace) -> None:
    """List the programs, the latest used first."""
    from rich.console import Console
    from rich.table import Table

    from torchtpu import _C

    table = Table("key", "program", box=None, pad_edge=False)
    for head in ("size", "last used", "compiled in"):
        table.add_column(head, justify="right")
    entries = _C.cache_entries(arguments.dir)
    for key, label, nbytes, seconds, compile_seconds in entries[: arguments.limit]:
        table.add_row(key[:16], label, in_bytes(nbytes), f"{in_time(seconds)} ago", in_time(compile_seconds))
    Console().print(table)


def stats(arguments: argparse.Namespace) -> None:
    """Print how many programs there are, and how often they were found."""
    from rich.console import Console
    from rich.table import Table

    from torchtpu import _C

    entries = _C.cache_entries(arguments.dir)
    hits, misses, saved = _C.cache_usage(arguments.dir)
    held = in_bytes(sum(entry[2] for entry in entries))
    bound = f" of {in_bytes(arguments.bound)}" if arguments.bound is not None else ""
    table = Table(show_header=False, box=None, pad_edge=False)
    for name, value in [
        ("folder", str(arguments.dir)),
        ("programs", f"{len(entries):,}"),
        ("size", held + bound),
        ("hits", f"{hits:,}"),
        ("compiled", f"{misses:,}"),
        ("compile time saved", in_time(saved)),
    ]:
        table.add_row(name, value)
    Console(soft_wrap=True).print(table)


def prune(arguments: argparse.Namespace) -> None:
    """Remove what was not used for long, and what killed processes have left."""
    from torchtpu import _C

    bound = arguments.size
    if bound is None and arguments.age is None:
        bound = arguments.bound
    _print_removed(*_C.cache_prune(arguments.dir, bound, arguments.age))


def clear(arguments: argparse.Namespace) -> None:
    """Remove all programs."""
    from torchtpu import _C

    _print_removed(*_C.cache_clear(arguments.dir))


def _print_removed(entries: int, nbytes: int) -> None:
    print(f"removed {entries:,} programs, {in_bytes(nbytes)}")


def size(text: str) -> int:
    """Return the bytes that a size such as ``500MiB`` means."""
    from torchtpu import _C

    nbytes = _C.parse_bytes(text)
    if nbytes is None:
        raise argparse.ArgumentTypeError(f"got {text!r}, want bytes, or a number of KiB, MiB, GiB or TiB")
    return nbytes


def age(text: str) -> float:
    """Return the seconds that a time such as ``12h`` means."""
    number, unit = (text[:-1], text[-1:]) if text[-1:] in UNITS else (text, "s")
    try:
        seconds = float(number) * UNITS[unit]
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < 1e12:
        raise argparse.ArgumentTypeError(f"got {text!r}, want a number of {', '.join(UNITS)}")
    return seconds


def in_bytes(nbytes: float) -> str:
    """Return a size as people read it."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if nbytes < 1024:
            return f"{nbytes:.3g} {unit}" if nbytes < 1000 else f"{nbytes:.0f} {unit}"
        nbytes /= 1024
    return f"{nbytes:.1f} TiB"


def in_time(seconds: float) -> str:
    """Return a time as people read it."""
    if seconds < 1:
        return f"{seconds * 1e3:.0f} ms"
    fits = [(unit, length) for unit, length in UNITS.items() if seconds >= length and unit != "w"]
    unit, length = fits[-1]
    return f"{seconds / length:.3g} {unit}"
