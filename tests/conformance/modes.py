"""What each mode asks of one sample of an operator."""

from collections.abc import Callable
from typing import Any

import torch
from torch.utils._pytree import tree_leaves, tree_map

from conformance.comparing import MismatchError, compare
from conformance.moving import dense, home, storage_of, strided, tensors
from conformance.sample import FACTORIES, RANDOM, NotApplicableError, Sample, on_cpu


def fwd(sample: Sample, device: str) -> str | None:
    """The results have the CPU's values, shapes and dtypes."""
    return _forward(sample, device, dense)


def noncontig(sample: Sample, device: str) -> str | None:
    """As fwd, from inputs whose elements do not lie side by side."""
    return _forward(sample, device, strided)


def compile(sample: Sample, device: str) -> str | None:
    """As fwd, of the operator as a compiled graph."""
    from conformance import compiled

    return _forward(sample, device, dense, compiled.call)


def _forward(
    sample: Sample,
    device: str,
    place: Callable[[torch.Tensor, str], torch.Tensor],
    call: Callable[[Sample, Any], Any] = Sample.call,
) -> str | None:
    if not tensors(sample.tree) and sample.op.name in FACTORIES and "device" not in sample.tree[2]:
        raise NotApplicableError  # A factory that names no device: it is nobody's.
    with on_cpu():
        random = sample.random
        expected = sample.call(sample.on("cpu", place))
    actual = call(sample, sample.on(device, place))
    _on_device(actual, expected, device)
    agree(sample, actual, expected, device)
    return RANDOM if random else None


def agree(sample: Sample, actual: Any, expected: Any, device: str, where: str = "out") -> None:
    """Compare with the CPU; where torch expects a device to differ from it, with torch's decomposition."""
    got = sample.finish(tree_map(home, actual))
    try:
        compare(got, sample.finish(expected), not sample.random, where)
    except MismatchError:
        if not sample.differs:
            raise
        expected = tree_map(home, sample.decomposed(device))
        compare(got, sample.finish(expected), not sample.random, where)


def _on_device(actual: Any, expected: Any, device: str) -> None:
    """Check that results are on the device, if the CPU gave as many tensors."""
    for index, result in enumerate(tensors(actual)):
        if result.device.type != device and len(tensors(actual)) == len(tensors(expected)):
            raise MismatchError("META", f"out[{index}]: device, got {result.device}, want {device}")


def out(sample: Sample, device: str) -> str | None:
    """``out=`` is filled and returned, be it of the right shape, strided, or empty."""
    if not sample.op.supports_out or "out" in sample.tree[2]:
        raise NotApplicableError
    with on_cpu():
        random = sample.random
        shapes = sample.call(sample.on("cpu"))
    leaves = tree_leaves(shapes)
    if not leaves or not all(isinstance(leaf, torch.Tensor) for leaf in leaves):
        raise NotApplicableError
    for form in (_right, _every_second, _empty):
        where = f"out={form.__name__.strip('_')}"
        results = []
        for place in ("cpu", device):
            made = [form(leaf, place) for leaf in leaves]
            given = made[0] if isinstance(shapes, torch.Tensor) else tuple(made)
            returned = _call_out(sample, place, given)
            same = [storage_of(r) == storage_of(o) for r, o in zip(tensors(returned), made, strict=False)]
            results.append((given, same))
        (expected, same_on_cpu), (actual, same) = results
        if all(same_on_cpu) and not all(same):
            raise MismatchError("VIEW", f"{where}: the returned tensor is not out")
        agree(sample, actual, expected, device, where)
    return RANDOM if random else None


def _call_out(sample: Sample, device: str, given: Any) -> Any:
    """Call with ``out=``; an error counts unless it is the CPU's."""
    tree = sample.on(device)
    with torch.no_grad():
        if device != "cpu":
            return sample.call(tree, out=given)
        with on_cpu():
            return sample.call(tree, out=given)


def _right(like: torch.Tensor, device: str) -> torch.Tensor:
    return torch.ones(like.shape, dtype=like.dtype, device=device)


def _every_second(like: torch.Tensor, device: str) -> torch.Tensor:
    if like.dim() == 0 or like.layout is not torch.strided:
        return _right(like, device)
    return torch.ones((*like.shape[:-1], 2 * like.shape[-1]), dtype=like.dtype, device=device)[..., ::2]


def _empty(like: torch.Tensor, device: str) -> torch.Tensor:
    return torch.empty(0, dtype=like.dtype, device=device)


def inplace(sample: Sample, device: str) -> str | None:
    """``op_`` changes its input, returns it, and counts up its version."""
    function = sample.op.get_inplace()
    if function is None or sample.broadcasts or not isinstance(sample.tree[0], torch.Tensor):
        raise NotApplicableError
    with on_cpu():
        random = sample.random
    expected = sample.on("cpu")
    with torch.no_grad():
        try:
            sample.call(expected, function)
        except Exception:
            raise NotApplicableError from None  # The result does not fit the input, by shape or dtype.
        actual = sample.on(device)
        version = actual[0]._version
        returned = sample.call(actual, function)
    if returned is not actual[0] and storage_of(returned) != storage_of(actual[0]):
        raise MismatchError("VIEW", "self: the result is not the input")
    if actual[0]._version <= version and expected[0]._version > 0:
        raise MismatchError("VIEW", "self: the version was not counted up")
    compare(actual[0], expected[0], not random, "self")
    return RANDOM if random else None


def view(sample: Sample, device: str) -> None:
    """Where results share the memory of inputs, they share it on the device, and a write goes through."""
    inputs = sample.on("cpu")
    with torch.no_grad(), on_cpu():
        results = tensors(sample.call(inputs))
    pairs = _aliases(results, tensors(inputs))
    if not pairs:
        raise NotApplicableError
    device_inputs = sample.on(device)
    with torch.no_grad():
        device_results = tensors(sample.call(device_inputs))
    if len(device_results) != len(results):
        raise MismatchError("META", f"out: {len(device_results)} results, want {len(results)}")
    for result, source in pairs:
        where = f"in[{source}] after a write to out[{result}]"
        if results[result]._is_view() and not device_results[result]._is_view():
            raise MismatchError("VIEW", f"out[{result}]: is no view of in[{source}]")
        if _write(results[result]):
            with torch.no_grad():
                device_results[result].fill_(1)
            compare(tensors(device_inputs)[source], tensors(inputs)[source], True, where)


def _aliases(results: list[torch.Tensor], inputs: list[torch.Tensor]) -> list[tuple[int, int]]:
    """Pair each result with the first input whose memory it shares."""
    pairs = []
    for index, result in enumerate(results):
        if result.layout is not torch.strided or not result.numel():
            continue
        for source, given in enumerate(inputs):
            if (
                given is not result
                and storage_of(given) is not None
                and storage_of(given) == storage_of(result)
            ):
                pairs.append((index, source))
                break
    return pairs


def _write(view_on_cpu: torch.Tensor) -> bool:
    """Fill a view; false where elements overlap, so that a write is not defined or refused."""
    if torch._debug_has_internal_overlap(view_on_cpu):
        return False
    try:
        with torch.no_grad():
            view_on_cpu.fill_(1)
    except RuntimeError:
        return False
    return True


def bwd(sample: Sample, device: str) -> str | None:
    """The gradients of all inputs are the CPU's, for fixed random gradients of the results."""
    return _backward(sample, device, Sample.call)


def _backward(sample: Sample, device: str, call: Callable[[Sample, Any], Any]) -> str | None:
    with on_cpu():
        random = sample.random
        expected = _gradients(sample, "cpu")
    actual = _gradients(sample, device, call)
    compare(actual, expected, not random, "grad")
    return RANDOM if random else None


def compile_bwd(sample: Sample, device: str) -> str | None:
    """As bwd, of the operator as compiled graphs."""
    from conformance import compiled

    return _backward(sample, device, compiled.call)


def _gradients(
    sample: Sample, device: str, call: Callable[[Sample, Any], Any] = Sample.call
) -> list[torch.Tensor | None]:
    tree = sample.on(device)
    inputs = [x for x in tensors(tree) if x.requires_grad]
    results = tensors(sample.finish(call(sample, tree)))
    results = [x for x in results if x.requires_grad and x.grad_fn is not None]
    if not inputs or not results:
        if device == "cpu":
            raise NotApplicableError
        raise MismatchError("META", "grad: no result requires one")
    cotangents = [_cotangent(index, result).to(device) for index, result in enumerate(results)]
    return [
        grad if grad is None else home(grad)
        for grad in torch.autograd.grad(results, inputs, cotangents, allow_unused=True)
    ]


def _cotangent(index: int, result: torch.Tensor) -> torch.Tensor:
    generator = torch.Generator().manual_seed(7 + index)
    drawn = torch.complex64 if result.is_complex() else torch.float32
    return torch.randn(tuple(result.shape), generator=generator, dtype=drawn).to(result.dtype)
