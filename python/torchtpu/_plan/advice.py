"""What to do next, in order of gain."""

from typing import Any

from torchtpu._plan.program import Captured


def rank(facts: dict[str, Any], captured: Captured) -> list[dict[str, Any]]:
    """Return advice with the bytes and seconds that it saves at most, the largest gain first.

    A gain is measured against what the program needs now: where it does not fit, bytes count before seconds.
    """
    found = [*_about_memory(facts, captured), *_about_time(facts), *_about_shapes(facts)]
    needed, seconds = facts["memory"]["needed"] or 1, facts["time"]["seconds"] or 1.0
    is_short = facts["outcome"] == "does not fit"

    def gain(each: dict[str, Any]) -> tuple[float, float]:
        shares = (each["bytes"] / needed, each["seconds"] / seconds)
        return shares if is_short else shares[::-1]

    return sorted(found, key=gain, reverse=True)


def _advice(what: str, *, nbytes: float = 0, seconds: float = 0.0) -> dict[str, Any]:
    return {"what": what, "bytes": int(nbytes), "seconds": seconds}


def _about_memory(facts: dict[str, Any], captured: Captured) -> list[dict[str, Any]]:
    memory = facts["memory"]
    found = []
    if facts["outcome"] == "does not fit":
        over = memory["needed"] - memory["limit"]
        chips = -(-memory["needed"] // memory["limit"])
        found.append(
            _advice(
                f"Shard the model: its bytes fill at least {chips} devices, or take a chip with more memory.",
                nbytes=max(over, 0),
            )
        )
        if memory["temporaries"]:
            found.append(
                _advice(
                    "Halve the batch, or recompute activations (torch.utils.checkpoint): temporaries shrink.",
                    nbytes=memory["temporaries"] / 2,
                )
            )
    for group in ("parameters", "optimizer state"):
        wide = sum(
            value.nbytes
            for value in captured.parameters
            if value.group == group and value.dtype == "float32" and value.nbytes
        )
        if wide > 0.1 * memory["needed"]:
            found.append(_advice(f"Keep the {group} in bfloat16 rather than float32.", nbytes=wide / 2))
    kept = sum(value.nbytes for value in captured.results if value.group == "kept")
    if kept > 0.05 * memory["needed"]:
        found.append(
            _advice(
                "Let go of what stays on the device after a step, such as gradients: zero_grad() at its end.",
                nbytes=kept,
            )
        )
    return found


def _about_time(facts: dict[str, Any]) -> list[dict[str, Any]]:
    time = facts["time"]
    found = []
    passes = sum(each["flops"] * (each["passes"] - 1) for each in facts["products"])
    if passes:
        found.append(
            _advice(
                "Multiply in bfloat16, or torch.set_float32_matmul_precision('medium'): products of float32"
                " take up to 6 of bfloat16.",
                seconds=_saved(facts, passes),
            )
        )
    if time["memory_seconds"] > time["arithmetic_seconds"]:
        found.append(
            _advice(
                "The traffic to main memory bounds the step, not arithmetic: a larger batch costs little"
                " more, narrower dtypes cost less."
            )
        )
    steps = facts["steps"]
    if steps["is_steady"] is False:
        found.append(
            _advice(
                "The next step is another program, and compiles again: a shape or an integer in it changes."
                " torch.tpu.metrics()['unstable_steps'] of a run says which."
            )
        )
    if steps["host_ops"]:
        found.append(
            _advice(f"{steps['host_ops']} calls run on the host: see torch.tpu.metrics()['host_fallbacks'].")
        )
    return found


def _about_shapes(facts: dict[str, Any]) -> list[dict[str, Any]]:
    """A padded size costs what the next multiple costs: it may as well be used, or be the multiple below."""
    found = []
    for each in facts["alignment"][:5]:
        sizes = [
            f"{name} {size} costs what {each['better'][name]} would" for name, size in each["sizes"].items()
        ]
        what = f"{each['what']}: {', '.join(sizes)}; use that, or the multiple below."
        found.append(
            _advice(
                what, nbytes=each["extra_bytes"], seconds=_saved(facts, each["extra_flops"] * each["passes"])
            )
        )
    return found


def _saved(facts: dict[str, Any], flops: float) -> float:
    """Return the seconds that fewer flops save: none where main memory bounds the run anyway."""
    peak = facts["topology"]["bf16_flops"]
    padded = sum(each["padded_flops"] * each["passes"] for each in facts["products"])
    memory = facts["time"]["memory_seconds"]
    return max(padded / peak, memory) - max((padded - flops) / peak, memory)
