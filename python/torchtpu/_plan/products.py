"""The matrix products and convolutions of a StableHLO text: where a TPU's arithmetic is."""

import re
from collections import Counter
from dataclasses import dataclass
from math import ceil, prod

# How many products of bfloat16 a TPU makes of one of float32.
PASSES = {"DEFAULT": 1, "HIGH": 3, "HIGHEST": 6}
ITEM_BYTES = {"f64": 8, "f32": 4, "i64": 8, "i32": 4, "bf16": 2, "f16": 2, "i16": 2}

_OP = re.compile(r'"?(?:stablehlo|chlo)\.(\w+)"?')
_TENSOR = re.compile(r"tensor<([^>]*)>")
# A value that is another one, otherwise arranged or in another dtype.
_MOVED = re.compile(r'\s*(%\w+) = "stablehlo\.(convert|transpose|reshape|broadcast_in_dim)"\((%\w+)\)')
_OPERANDS = re.compile(r"\((%\w+), (%\w+)\)")
_DIMS = re.compile(r"(\w+) = \[([\d, ]*)\]")
_KERNEL = re.compile(r"\]x\[([^\]]*)\]->")


@dataclass(frozen=True)
class Product:
    """A product of matrices: `batch` times (`rows`, `inner`) by (`inner`, `columns`)."""

    kind: str
    """``dot`` or ``convolution``."""
    batch: int
    rows: int
    inner: int
    columns: int
    passes: int
    """Products of bfloat16 that one takes."""
    nbytes: int
    """Bytes of the operands and the result."""

    @property
    def flops(self) -> int:
        """A multiplication and an addition are two."""
        return 2 * self.batch * self.rows * self.inner * self.columns

    def padded_flops(self, unit: int) -> int:
        """Return the flops of a matrix unit that takes multiples.

        Of 8 rows, `unit` inner and `unit` columns, or of `unit` rows and 8 columns, whichever is less.
        """
        inner = _up(self.inner, unit)
        either = min(
            _up(self.rows, 8) * _up(self.columns, unit),
            _up(self.rows, unit) * _up(self.columns, 8),
        )
        return 2 * self.batch * inner * either


def find(text: str) -> Counter[Product]:
    """Return the products and how often each stands in the text; a loop's body stands there once."""
    found: Counter[Product] = Counter()
    narrow: dict[str, int] = {}
    for line in text.splitlines():
        if "stablehlo.dot_general" in line:
            found[_dot(line, narrow)] += 1
        elif "stablehlo.convolution" in line:
            found[_convolution(line, narrow)] += 1
        else:
            _note_narrow(line, narrow)
    return found


def _note_narrow(line: str, narrow: dict[str, int]) -> None:
    """Note which values are narrower ones in disguise: products of bfloat16 are written in float32."""
    moved = _MOVED.match(line)
    if moved is None:
        return
    result, op, operand = moved.groups()
    if op != "convert":
        if operand in narrow:
            narrow[result] = narrow[operand]
        return
    source, target = (_item(each) for each in _tensors(line)[-2:])
    if source < target:
        narrow[result] = source


def op_of_line(text_lines: list[str], number: int) -> str:
    """Return the op of a line (1-based), such as ``dot_general f32[64,1024]``; empty if there is none."""
    if not 0 < number <= len(text_lines):
        return ""
    line = text_lines[number - 1]
    op = _OP.search(line)
    results = _tensors(line.rpartition("->")[2])
    if op is None:
        return ""
    if not results:
        # The result's type is at the end of a region.
        return op[1]
    *dims, dtype = results[0]
    return f"{op[1]} {dtype}[{','.join(dims)}]"


def _dot(line: str, narrow: dict[str, int]) -> Product:
    left, right = (_dims(each) for each in _tensors(line)[-3:-1])
    named = {name: [int(at) for at in dims.split(",") if at.strip()] for name, dims in _DIMS.findall(line)}
    batch = prod(left[at] for at in named["lhs_batching_dimensions"])
    inner = prod(left[at] for at in named["lhs_contracting_dimensions"])
    rows, columns = prod(left) // max(batch * inner, 1), prod(right) // max(batch * inner, 1)
    return Product("dot", batch, rows, inner, columns, _passes(line), _nbytes(line, narrow))


def _convolution(line: str, narrow: dict[str, int]) -> Product:
    """A convolution as a product: its places and images are rows, its output features columns."""
    _, kernel, result = (_dims(each) for each in _tensors(line)[-3:])
    labels = _KERNEL.search(line)
    order = [label.strip() for label in labels[1].split(",")] if labels else []
    features = kernel[order.index("o")] if "o" in order else kernel[0]
    groups = re.search(r"feature_group_count = (\d+)", line)
    batch = int(groups[1]) if groups else 1
    columns = features // batch
    return Product(
        "convolution",
        batch,
        prod(result) // max(features, 1),
        prod(kernel) // max(features, 1),
        columns,
        _passes(line),
        _nbytes(line, narrow),
    )


def _passes(line: str) -> int:
    names = re.findall(r"precision (\w+)>", line)
    is_wide = any(each[-1] in ("f32", "f64") for each in _tensors(line)[-3:-1])
    return max((PASSES.get(name, 1) for name in names), default=1) if is_wide else 1


def _nbytes(line: str, narrow: dict[str, int]) -> int:
    operands = _OPERANDS.search(line)
    tensors = _tensors(line)[-3:]
    items = [_item(each) for each in tensors]
    if operands:
        items[:2] = [narrow.get(operands[at + 1], items[at]) for at in (0, 1)]
        # The result of narrow operands becomes narrow, too.
        items[2] = min(items[2], max(items[:2]))
    return sum(prod(_dims(each)) * item for each, item in zip(tensors, items, strict=True))


def _item(tensor: list[str]) -> int:
    return ITEM_BYTES.get(tensor[-1], 1)


def _tensors(line: str) -> list[list[str]]:
    return [inner.split("x") for inner in _TENSOR.findall(line)]


def _dims(tensor: list[str]) -> list[int]:
    return [int(size) for size in tensor[:-1]]


def _up(size: int, multiple: int) -> int:
    return ceil(size / multiple) * multiple
