"""A plan as a picture: memory over program time, and the roofline of its matrix products."""

from os import PathLike
from typing import Any

from torchtpu.cli._cache import in_bytes

GIB = 2**30


def draw(facts: dict[str, Any], file: str | PathLike[str]) -> None:
    """Draw a plan into a file whose suffix is the format.

    Raises
    ------
    RuntimeError
        When matplotlib is not installed, or there is no program to draw.
    """
    if facts["memory"] is None:
        raise RuntimeError(f"plan: picture, got a plan that is {facts['outcome']}, want a program")
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise RuntimeError(
            "plan: a picture needs matplotlib\nhint: pip install matplotlib, or leave --picture out"
        ) from error
    figure = Figure(figsize=(11, 4.5), layout="constrained")
    # The renderer that needs no display; svg and pdf take their own when the figure is saved.
    FigureCanvasAgg(figure)
    left, right = figure.subplots(1, 2)
    if facts["memory"]["timeline"]:
        _over_time(left, facts["memory"])
    else:
        _bars(left, facts["memory"])
    _roofline(right, facts)
    figure.suptitle(f"{facts['topology']['name']}: the program {facts['outcome']}")
    figure.savefig(file)


def _over_time(axes: Any, memory: dict[str, Any]) -> None:
    line = memory["timeline"]
    steps = [at * line["stretch"] for at in range(len(line["bytes"]))]
    held = [nbytes / GIB for nbytes in line["bytes"]]
    axes.fill_between(steps, held, step="post", alpha=0.4)
    axes.axhline(memory["arguments"] / GIB, linestyle=":", label=f"arguments {in_bytes(memory['arguments'])}")
    peak = line["peak"]
    axes.plot(steps[peak], held[peak], "v", label=f"peak {in_bytes(line['bytes'][peak])}")
    _limit(axes, memory, max(held))
    axes.set(
        xlabel="instruction of the schedule", ylabel="GiB of main memory", title="Memory over program time"
    )


def _bars(axes: Any, memory: dict[str, Any]) -> None:
    bottom = 0.0
    for name in ("arguments", "outputs", "temporaries", "generated_code"):
        size = (memory[name] or 0) / GIB
        if size:
            axes.bar(["program"], [size], bottom=bottom, label=f"{name} {in_bytes(memory[name])}")
        bottom += size
    _limit(axes, memory, bottom)
    axes.set(ylabel="GiB of main memory", title="Memory", xlim=(-1, 1))


def _limit(axes: Any, memory: dict[str, Any], most: float) -> None:
    limit = memory["limit"] / GIB
    # A program that needs a small part of the chip would be a line at the bottom.
    if most > 0.2 * limit:
        axes.axhline(limit, color="tab:red", label=f"limit {in_bytes(memory['limit'])}")
    axes.set_ylim(bottom=0)
    axes.legend(loc="best")


def _roofline(axes: Any, facts: dict[str, Any]) -> None:
    target = facts["topology"]
    peak, bandwidth = target["bf16_flops"], target["hbm_bandwidth"]
    ridge = peak / bandwidth
    points = [each for each in facts["products"][:20] if each["flops"]]
    intensities = [each["flops"] / each["bytes"] for each in points]
    low, high = min([*intensities, ridge]) / 4, max([*intensities, ridge]) * 4
    axes.plot([low, ridge, high], [low * bandwidth / 1e12, peak / 1e12, peak / 1e12], color="tab:red")
    most = max((each["flops"] for each in points), default=1)
    for each, intensity in zip(points, intensities, strict=True):
        # What a product reaches at most: its passes and its padding share the peak.
        useful = each["flops"] / (each["padded_flops"] * each["passes"])
        reached = min(peak * useful, intensity * bandwidth)
        at = (intensity, reached / 1e12)
        label = f"{each['rows']}x{each['inner']}x{each['columns']}" if each in points[:5] else None
        axes.scatter(*at, s=20 + 200 * each["flops"] / most, alpha=0.6, label=label)
    axes.set(
        xscale="log",
        yscale="log",
        xlabel="flops a byte of operands and result",
        ylabel="TFLOP/s at most",
        title="Roofline of the matrix products",
    )
    if points:
        axes.legend(title="rows x inner x columns", loc="lower right", markerscale=0.5)
