"""Lists torch's aten ops as `tpu-aten/src/aten.tsv` does: `python tests/ops/snapshot.py` rewrites that file.

A line is an overload, how torch treats it, and the overload that it is a form of:

- `implicit`: a composition that autograd looks into,
- `replaceable`: one that a backend may replace, since autograd has a formula for it,
- `explicit`: a composition with a gradient of its own,
- `generated`: calls the overload that it is a form of,
- `calls`: calls the overload that is named, with other arguments,
- `kernel`: a backend has to have it, or make it of the overload that it is a form of.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import torch

PATH = Path(__file__).parents[2] / "tpu-aten" / "src" / "aten.tsv"


def snapshot() -> str:
    """Make the text of the file from the torch that is installed."""
    names = sorted(name for name in torch._C._dispatch_get_all_op_names() if name.startswith("aten::"))
    schemas = {name: torch._C._get_schema(*split(name)) for name in names}
    forms = functional_forms(schemas)
    kinds = {name: kind(name) for name in names}
    for name in names:
        if kinds[name] == "structured":
            # Such an op allocates its result for the out= form.
            group = forms.get(name, name)
            out = (form for form, of in forms.items() if of == group and schemas[form].arguments[-1].is_out)
            kinds[name] = "kernel" if kinds.get(next(out, "")) == "kernel" else "explicit"
        if kinds[name] == "generated" and name not in forms:
            forms[name], kinds[name] = called(name, schemas), "calls"
    lines = [f"# torch {minor()}: overload, how torch treats it, what it is a form of"]
    lines += ["\t".join([name, kinds[name], forms.get(name, "-")]).replace("aten::", "") for name in names]
    return "\n".join(lines) + "\n"


def minor() -> str:
    """Give the installed torch's version without its patch level."""
    return ".".join(torch.__version__.split(".")[:2])


def split(name: str) -> tuple[str, str]:
    """Split `aten::name.overload`."""
    base, _, overload = name.partition(".")
    return base, overload


def kind(name: str) -> str:
    """Say how torch treats an op, by the keys under which it has kernels."""
    base, overload = split(name)
    packet = getattr(torch.ops.aten, base.removeprefix("aten::"))
    has = torch._C._dispatch_has_kernel_for_dispatch_key
    if has(name, "CompositeImplicitAutograd"):
        return "replaceable" if has(name, "Autograd") else "implicit"
    if torch.Tag.generated in getattr(packet, overload or "default").tags:
        return "generated"
    if has(name, "CompositeExplicitAutograd"):
        return "explicit"
    return "structured" if has(name, "CompositeExplicitAutogradNonFunctional") else "kernel"


def functional_forms(schemas: dict[str, Any]) -> dict[str, str]:
    """Map in-place and out= forms to the overload that has the same arguments otherwise."""
    overloads = defaultdict(list)
    for name in schemas:
        overloads[split(name)[0]].append(name)
    forms = {}
    for name, schema in schemas.items():
        base = split(name)[0]
        for other in [] if schema.is_mutable else overloads[f"{base}_"]:
            if is_in_place(schema, schemas[other]):
                forms[other] = name
        for other in overloads[base]:
            if is_out(schema, schemas[other]):
                forms[other] = name
    return forms


def is_in_place(functional: Any, other: Any) -> bool:
    """Tell whether `other` writes into its first argument and is `functional` otherwise."""
    alias = other.arguments[0].alias_info if other.arguments else None
    same = types(functional) == types(other) and functional.overload_name == other.overload_name
    return same and alias is not None and alias.is_write


def is_out(functional: Any, other: Any) -> bool:
    """Tell whether `other` is `functional` with an `out` for every result."""
    n = len(functional.arguments)
    if len(other.arguments) != n + len(functional.returns) or not functional.returns:
        return False
    outs = [argument.is_out for argument in other.arguments]
    return types(functional) == types(other)[:n] and not any(outs[:n]) and all(outs[n:])


def types(schema: Any) -> list[str]:
    """List the types of the arguments."""
    return [str(argument.type) for argument in schema.arguments]


def called(name: str, schemas: dict[str, Any]) -> str:
    """Find the overload that a generated form calls whose arguments differ."""
    base, overload = split(name)
    base = base.removesuffix("_functional")
    overload = overload.removesuffix("out").removesuffix("_")
    suffix = f".{overload}" if overload else ""
    candidates = [f"{base}_{suffix}", f"{base}{suffix}", f"{base}__{suffix}", f"{base}_", base]
    return next((other for other in candidates if other in schemas and other != name), "-")


if __name__ == "__main__":
    PATH.write_text(snapshot())
