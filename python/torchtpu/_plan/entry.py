"""From ``module:function`` to what is planned."""

import importlib
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from torch import nn

Call = tuple[Callable[..., Any], Sequence[Any], Mapping[str, Any]]


class EntryError(Exception):
    """The entry does not lead to anything that could be planned."""


def load(name: str) -> Call:
    """Import an entry and return the function to plan, its arguments and its keyword arguments.

    Parameters
    ----------
    name : str
        ``module:function`` or ``file.py:function``. The function takes no arguments, and returns a tuple of a
        function or module, the sequence of its arguments, and maybe a dictionary of keyword arguments. If it
        returns anything else, it is itself what is planned.

    Raises
    ------
    EntryError
        When there is no such function, or it does not work without arguments.
    """
    module_name, colon, attribute = name.partition(":")
    if not colon or not attribute:
        raise EntryError(f"entry: name, got {name}, want module:function, such as train:step")
    module = _module(module_name)
    entry: Any = module
    for part in attribute.split("."):
        entry = getattr(entry, part, None)
    if not callable(entry):
        raise EntryError(f"entry: {module_name} has no function {attribute}")
    if isinstance(entry, nn.Module) or not _takes_nothing(entry):
        raise EntryError(
            f"entry: {attribute} takes arguments, want a function without\n"
            "hint: one that returns (function or module, [arguments]), or a whole step"
        )
    return _call(entry)


def _module(name: str) -> Any:
    path = Path(name)
    if path.suffix == ".py":
        if not path.is_file():
            raise EntryError(f"entry: there is no file {name}")
        sys.path.insert(0, str(path.resolve().parent))
        name = path.stem
    elif "" not in sys.path:
        sys.path.insert(0, "")
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise EntryError(f"entry: cannot import {name}: {type(error).__name__}: {error}") from error


def _takes_nothing(entry: Callable[..., Any]) -> bool:
    empty = inspect.Parameter.empty
    kinds = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    parameters = inspect.signature(entry).parameters.values()
    return all(each.default is not empty or each.kind in kinds for each in parameters)


def _call(entry: Callable[..., Any]) -> Call:
    """Ask the entry what to plan; one that fails or returns something else is a step, and planned itself."""
    returns = inspect.signature(entry).return_annotation
    if returns is None or returns == "None":
        return entry, (), {}
    try:
        made = entry()
    except Exception:
        # A step over meta tensors cannot run outside of a capture, which says what is wrong if it is no step.
        return entry, (), {}
    if isinstance(made, tuple) and len(made) in (2, 3) and callable(made[0]):
        function, args, *rest = made
        if isinstance(args, (list, tuple)):
            return function, args, rest[0] if rest else {}
    return entry, (), {}
