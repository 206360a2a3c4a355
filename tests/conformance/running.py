"""Runs one unit in this process."""

import re
import time
from collections.abc import Iterable
from functools import partial
from itertools import islice
from typing import Any

import torch

from conformance import modes
from conformance.comparing import MismatchError
from conformance.errors import errors
from conformance.modules import modules
from conformance.optimizers import optimizers
from conformance.sample import RANDOM, Check, CpuError, NotApplicableError, Sample, on_cpu
from conformance.settings import Settings
from conformance.units import PASS, Outcome, Unit

SAMPLE_SEED = 12345


def run(entry: Any, unit: Unit, settings: Settings) -> Outcome:
    """Run a unit and say how it went, what it compiled, and what ran on the host.

    Parameters
    ----------
    entry : OpInfo, ModuleInfo or OptimizerInfo
        The entry of the database.
    unit : Unit
        Which mode and dtype.
    settings : Settings
        The device and how many samples.

    Returns
    -------
    Outcome
        Never an exception, whatever the device does.
    """
    start, before = time.perf_counter(), _counted()
    try:
        outcome = _run(entry, unit, settings)
    except NotApplicableError:
        outcome = Outcome("NA")
    except CpuError as error:
        outcome = Outcome("REFFAIL", _line(error))
    except Exception as error:
        outcome = Outcome(*_failure(error))
    after = _counted()
    hosts = {name: count - before["host"].get(name, 0) for name, count in after["host"].items()}
    outcome.host = {name: count for name, count in sorted(hosts.items()) if count}
    outcome.compiles = after["compiles"] - before["compiles"]
    outcome.compile_seconds = round(after["seconds"] - before["seconds"], 4)
    outcome.seconds = round(time.perf_counter() - start, 3)
    return outcome


BACKWARD = ("bwd", "compile_bwd")


def exists(entry: Any, unit: Unit) -> bool:
    """Tell whether there is such a form of the operator, as far as its entry knows."""
    if unit.mode in BACKWARD:
        dtype = getattr(torch, unit.dtype)
        return entry.supports_autograd and dtype in entry.supported_backward_dtypes("cpu")
    if unit.mode == "out":
        return entry.supports_out
    return unit.mode != "inplace" or entry.get_inplace() is not None


def _run(entry: Any, unit: Unit, settings: Settings) -> Outcome:
    dtype, device, count = getattr(torch, unit.dtype, None), settings.device, settings.max_samples
    if unit.mode == "errors":
        errors(entry, device, count)
        return Outcome(PASS)
    if unit.mode == "modules":
        return _each(modules(entry, dtype, device, count))
    if unit.mode == "optimizers":
        return _each(optimizers(entry, dtype, device, count))
    backward = unit.mode in BACKWARD
    ask = getattr(modes, unit.mode)
    samples = _samples(entry, dtype, backward, count)
    return _each(partial(ask, sample, device) for sample in samples)


def _samples(op: Any, dtype: torch.dtype, requires_grad: bool, count: int) -> list[Sample]:
    torch.manual_seed(SAMPLE_SEED)
    with on_cpu():
        made = op.sample_inputs("cpu", dtype, requires_grad=requires_grad)
        samples = [Sample(op, sample) for sample in islice(made, count or None)]
        if not samples:
            raise RuntimeError("no samples")
    return samples


def _each(checks: Iterable[Check]) -> Outcome:
    """Make all checks; the first failure is the outcome's."""
    outcome, passed, refused, random = None, 0, "", False
    for index, check in enumerate(checks):
        try:
            random |= check() is RANDOM
            passed += 1
        except NotApplicableError:
            continue
        except CpuError as error:
            refused = refused or _line(error)
        except Exception as error:
            status, message = _failure(error)
            outcome = outcome or Outcome(status, message, index)
    if outcome or passed:
        outcome = outcome or Outcome(PASS)
        outcome.random = random
        return outcome
    return Outcome("REFFAIL", refused) if refused else Outcome("NA")


def _failure(error: Exception) -> tuple[str, str]:
    if isinstance(error, MismatchError):
        return error.kind, _line(error)
    if isinstance(error, NotImplementedError):
        return "NOTIMPL", _line(error)
    return "ERROR", _line(f"{type(error).__name__}: {error}")


def _line(message: object) -> str:
    """Put a message on one line of a length that a table bears; addresses differ from run to run."""
    return re.sub(r"0x[0-9a-f]{6,}", "0x…", " ".join(str(message).split()))[:240]


def _counted() -> dict[str, Any]:
    """Return the device's counters; zeros where there is no such device."""
    metrics = torch.tpu.metrics() if hasattr(torch, "tpu") else {}
    return {
        "host": dict(metrics.get("host_fallbacks", {})),
        "compiles": metrics.get("compiles", 0),
        "seconds": metrics.get("compile_seconds", 0.0),
    }
