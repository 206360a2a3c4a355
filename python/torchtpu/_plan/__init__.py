"""``torchtpu plan``: what a model would cost and hold on a TPU that need not be there.

From top to bottom: `entry` finds what the user names, `state` the tensors that it lives on, `program`
captures all of it as one program, `compiler` has it compiled for the chip, and `report` says what that means.
A plan is a dictionary of plain values; `text` and `picture` show it.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any

from torchtpu._plan import compiler, program, report

__all__ = ["Plan", "plan"]


class Plan:
    """What is known of a program on a chip.

    Parameters
    ----------
    facts : dict
        Plain values, as :meth:`to_json` writes them; docs/plan.md lists the keys.
    """

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts = facts

    @property
    def exit_code(self) -> int:
        """0 when the program fits, 1 when it does not, 2 when nothing could be planned."""
        return report.EXIT_CODES[self.facts["outcome"]]

    def summary(self, width: int = 100) -> str:
        """Return the plan as text for a terminal of this width, without colours."""
        from torchtpu._plan import text

        return text.plain(self.facts, width)

    def to_json(self) -> str:
        """Return the plan as JSON; the keys are always the same."""
        return json.dumps(self.facts, indent=2)

    def picture(self, file: str | PathLike[str]) -> None:
        """Draw memory over program time and the roofline into a file, whose suffix is the format.

        Raises
        ------
        RuntimeError
            When matplotlib is not installed.
        """
        from torchtpu._plan import picture

        picture.draw(self.facts, file)

    def __repr__(self) -> str:
        return f"<Plan for {self.facts['topology']['name']}: {self.facts['outcome']}>"


def plan(
    function: Callable[..., Any],
    args: Sequence[Any] = (),
    topology: str = "v6e:1x1",
    kwargs: Mapping[str, Any] | None = None,
    *,
    limit: float = 1800.0,
    libtpu: str | PathLike[str] | None = None,
    on_stage: Callable[[str], None] | None = None,
) -> Plan:
    """Compile a model or a step for a TPU that need not be there, and say what it would cost and hold.

    Parameters
    ----------
    function : callable
        A module, whose forward pass is planned without gradients; or a function, such as a training step. It
        runs up to three times, without values. The models, optimizers and tensors that it uses may be on
        any device, ``meta`` included, and are left as they were.
    args : sequence
        The arguments: tensors on any device, of which only sizes and dtypes matter, and other values.
    topology : str
        Such as ``"v6e:2x2"``; a chip's name alone is one chip. The program is that of one device.
    kwargs : mapping, optional
        Further arguments.
    limit : float
        Seconds that the compiler may take.
    libtpu : path, optional
        The compiler's file; that of the installed package by default.
    on_stage : callable, optional
        Is told what begins: ``"capturing"``, ``"compiling for ..."``.

    Returns
    -------
    Plan
        Also when the program does not fit, needs a value or is refused: ``exit_code`` says which.

    Raises
    ------
    RuntimeError
        When libtpu is not installed, or the topology does not exist.

    Examples
    --------
    >>> with torch.device("meta"):
    ...     model = nn.Linear(8192, 8192, dtype=torch.bfloat16)
    >>> torchtpu.plan(model, [torch.empty(16, 8192, dtype=torch.bfloat16)]).exit_code
    0
    """
    tell = on_stage or (lambda _: None)
    target = compiler.Target(topology, limit=limit, libtpu=libtpu)
    tell("capturing")
    try:
        captured = program.capture_step(function, args, kwargs or {})
    except program.NotCapturedError as error:
        return Plan(report.not_captured(error, target.facts))
    tell(f"compiling for {target.facts['name']}")
    return Plan(report.build(captured, target.compile(captured), target.facts))
