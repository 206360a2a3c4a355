"""The command ``torchtpu``, also ``python -m torchtpu``: a module for each command."""

import argparse
from collections.abc import Sequence

from torchtpu.cli import _cache, _info, _plan, _settings


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="torchtpu", description="PyTorch on TPU through PJRT.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in (_info, _plan, _settings, _cache):
        module.add(commands)
    parsed = parser.parse_args(arguments)
    return parsed.run(parsed)
