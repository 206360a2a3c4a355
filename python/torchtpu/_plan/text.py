"""A plan on a terminal."""

from collections.abc import Iterator
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from torchtpu.cli._cache import in_bytes

VERDICTS = {
    "fits": "[green]fits[/]",
    "does not fit": "[red]does not fit[/]",
    "not compiled": "[red]does not compile[/]",
    "not captured": "[red]could not be captured[/]",
}


def plain(facts: dict[str, Any], width: int) -> str:
    """Return a plan as text without colours."""
    file = StringIO()
    Console(file=file, width=width, color_system=None).print(render(facts))
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines())


def render(facts: dict[str, Any]) -> RenderableType:
    """Return a plan for rich to print."""
    target = facts["topology"]
    devices = f", one of {target['devices']} devices" if target["devices"] > 1 else ""
    parts: list[RenderableType] = [
        f"[bold]{target['name']}[/]{devices}: the program {VERDICTS[facts['outcome']]}"
    ]
    if facts["words"]:
        parts.append(escape(facts["words"]))
    if facts["refused"]:
        parts += [f"{name}: {escape(text)}" for name, text in facts["refused"].items() if text]
        parts.append("hint: compute it on the device, or leave it out of the step that is planned")
    if facts["memory"]:
        parts += _sections(facts)
    return Group(*parts)


def chips(known: list[dict[str, Any]]) -> Table:
    """Return the table of chips."""
    table = _table("chip", "device", "example", right=("memory", "bandwidth", "bf16 peak", "devices"))
    for chip in known:
        grid = "x".join(["2", "2", "1"][: chip["grid_rank"]])
        table.add_row(
            chip["name"],
            chip["device_kind"],
            f"{chip['name']}:{grid}",
            in_bytes(chip["hbm_bytes"]),
            f"{chip['hbm_bandwidth'] / 1e9:,.0f} GB/s",
            f"{chip['bf16_flops'] / 1e12:,.0f} TFLOP/s",
            str(chip["devices"]),
        )
    return table


def _sections(facts: dict[str, Any]) -> Iterator[RenderableType]:
    titled = [
        ("Memory of a device", _memory(facts)),
        ("What fills it", _groups(facts)),
        ("Largest arguments", _largest(facts)),
        ("Held at the peak, besides arguments", _held(facts)),
        ("Time of a run", _time(facts)),
        ("Matrix products", _products(facts)),
        ("Heaviest instructions", _heaviest(facts)),
        ("Badly aligned", _alignment(facts)),
    ]
    for title, table in titled:
        if table.row_count:
            yield f"\n[bold]{title}[/]"
            yield Padding(table, (0, 0, 0, 2))
    for title, lines in [
        ("Caveats", facts["time"]["caveats"]),
        ("What to do next", [_advice(each) for each in facts["advice"]]),
    ]:
        if lines:
            yield f"\n[bold]{title}[/]"
            yield from (
                Padding(f"{at}. {escape(line)}", (0, 0, 0, 2)) for at, line in enumerate(lines, start=1)
            )


def _memory(facts: dict[str, Any]) -> Table:
    memory = facts["memory"]
    table = _table("", right=("bytes", "of the limit"))
    rows = ["arguments", "outputs", "temporaries", "generated_code", "needed", "limit"]
    for name in rows:
        nbytes = memory[name]
        label = {"generated_code": "code", "outputs": "outputs of their own"}.get(name, name)
        if nbytes is None:
            table.add_row(label, "unknown", "")
        else:
            table.add_row(label, in_bytes(nbytes), f"{nbytes / memory['limit']:.1%}")
    if memory["aliased"]:
        table.add_row("updated in place", in_bytes(memory["aliased"]), "")
    if memory["source"] == "shapes":
        table.caption = "without padding: the compiler has not laid out the program"
        table.caption_justify = "left"
    return table


def _groups(facts: dict[str, Any]) -> Table:
    table = _table("group", right=("tensors", "bytes"))
    for each in facts["memory"]["groups"]:
        table.add_row(each["group"], f"{each['count']:,}", in_bytes(each["bytes"]))
    return table


def _largest(facts: dict[str, Any]) -> Table:
    table = _table("tensor", "group", "dtype and dims", right=("bytes",))
    for each in facts["memory"]["largest"][:5]:
        dims = ",".join(map(str, each["dims"]))
        table.add_row(
            escape(each["name"]), each["group"], escape(f"{each['dtype']}[{dims}]"), in_bytes(each["bytes"])
        )
    return table


def _held(facts: dict[str, Any]) -> Table:
    table = _table("instruction", "of", right=("bytes",))
    for each in facts["memory"]["held_at_peak"][:5]:
        table.add_row(each["name"], escape(each["op"]), in_bytes(each["bytes"]))
    return table


def _time(facts: dict[str, Any]) -> Table:
    time = facts["time"]
    table = _table("", right=("",))
    at_least = "at least " if time["source"] == "roofline" else ""
    rows = [
        ("estimate", at_least + _seconds(time["seconds"])),
        ("MFU", f"{'at most ' if at_least else ''}{time['mfu'] or 0:.1%}"),
        ("arithmetic at the peak", _seconds(time["arithmetic_seconds"])),
        ("traffic at full bandwidth", _seconds(time["memory_seconds"])),
        ("the compiler's total", _seconds(time["compiler_seconds"])),
        ("flops of the products", _count(time["flops"])),
        ("flops by the compiler", _count(time["compiler_flops"])),
        ("bytes to main memory", in_bytes(time["hbm_traffic"])),
        ("compiling took", _seconds(time["compile_seconds"])),
    ]
    for row in rows:
        table.add_row(*row)
    return table


def _products(facts: dict[str, Any]) -> Table:
    table = _table("batch x (rows x inner) @ (inner x columns)", right=("times", "flops", "padded", "passes"))
    for each in facts["products"][:5]:
        table.add_row(
            f"{each['batch']} x ({each['rows']} x {each['inner']}) @ ({each['inner']} x {each['columns']})",
            str(each["count"]),
            _count(each["flops"]),
            f"x{each['padded_flops'] / max(each['flops'], 1):.2f}",
            str(each["passes"]),
        )
    return table


def _heaviest(facts: dict[str, Any]) -> Table:
    table = _table("instruction", "of", right=("cycles", "share"))
    for each in facts["heaviest"][:5]:
        table.add_row(each["name"], escape(each["op"]), f"{each['cycles']:,}", f"{each['share']:.0%}")
    return table


def _alignment(facts: dict[str, Any]) -> Table:
    table = _table("what", "sizes", "cost the same", right=("flops wasted", "bytes wasted"))
    for each in facts["alignment"][:8]:
        table.add_row(
            escape(each["what"]),
            ", ".join(f"{name} {size}" for name, size in each["sizes"].items()),
            ", ".join(map(str, each["better"].values())),
            _count(each["extra_flops"]) if each["extra_flops"] else "",
            in_bytes(each["extra_bytes"]) if each["extra_bytes"] else "",
        )
    return table


def _advice(each: dict[str, Any]) -> str:
    gains = [in_bytes(each["bytes"])] if each["bytes"] else []
    gains += [_seconds(each["seconds"])] if each["seconds"] else []
    return each["what"] + (f" Saves up to {' and '.join(gains)}." if gains else "")


def _table(*columns: str, right: tuple[str, ...]) -> Table:
    table = Table(*columns, box=None, pad_edge=False, show_header=any(columns))
    for name in right:
        table.add_column(name, justify="right")
    return table


def _seconds(seconds: float | None) -> str:
    if seconds is None:
        return "unknown"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def _count(number: float | None) -> str:
    if number is None:
        return "unknown"
    for unit, size in (("P", 1e15), ("T", 1e12), ("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.3g} {unit}"
    return f"{number:.3g}"
