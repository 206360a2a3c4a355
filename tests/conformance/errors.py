"""The mode ``errors``: what the CPU refuses, the device refuses with the same type of error."""

import re
from itertools import islice
from typing import Any

import torch
from torch.utils._pytree import tree_map

from conformance.comparing import MismatchError
from conformance.moving import home, mover, same_layout
from conformance.sample import NotApplicableError


def errors(op: Any, device: str, max_samples: int) -> int:
    """Give the device the wrong inputs that torch keeps for `op`.

    Parameters
    ----------
    op : OpInfo
        The entry of the database.
    device : str
        What has to raise.
    max_samples : int
        How many wrong inputs to try; 0 means all.

    Returns
    -------
    int
        How many the CPU refused, as did the device.

    Raises
    ------
    MismatchError
        For the first that the device accepts (``NORAISE``), refuses with another type (``ERROR``), or with
        another text where torch's own check of shapes and dtypes gives the text (``MESSAGE``).
    """
    if op.error_inputs_func is None:
        raise NotApplicableError
    refused = 0
    for index, wrong in enumerate(islice(op.error_inputs("cpu"), max_samples or None)):
        if not isinstance(_raised(op, wrong, "cpu"), wrong.error_type):
            continue
        refused += 1
        error = _raised(op, wrong, device)
        place, wanted = f"sample {index}", wrong.error_type
        names = getattr(wanted, "__name__", str(wanted))
        if error is None:
            raise MismatchError(
                "NORAISE", f"{place}: nothing raised, want {names} /{wrong.error_regex}/"[:220]
            )
        said = f"{place}: {type(error).__name__}: {error}"[:200]
        if not isinstance(error, wanted):
            raise MismatchError("ERROR", f"{said}, want {names}")
        if not re.search(wrong.error_regex, str(error)) and _shapes_suffice(op, wrong):
            raise MismatchError("MESSAGE", f"{said}, want /{wrong.error_regex}/"[:400])
    if not refused:
        raise NotApplicableError
    return refused


def _shapes_suffice(op: Any, wrong: Any) -> bool:
    """Whether torch's check of shapes and dtypes alone, on its device ``meta``, gives the wanted text."""
    error = _raised(op, wrong, "meta")
    return isinstance(error, wrong.error_type) and bool(re.search(wrong.error_regex, str(error)))


def _raised(op: Any, wrong: Any, device: str) -> Exception | None:
    sample = wrong.sample_input
    value, args, kwargs = mover(device, same_layout)((sample.input, sample.args, sample.kwargs))
    torch.manual_seed(0)
    try:
        result = op(value, *args, **kwargs)
        if device != "meta":
            tree_map(home, result)
    except Exception as error:
        return error
    return None
