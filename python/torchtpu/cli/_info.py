"""``torchtpu info``."""

import argparse
import platform
from typing import Any


def add(commands: Any) -> None:
    """Add the command to a parser's subparsers."""
    parser = commands.add_parser("info", help="Print versions, the plugin and the devices.")
    parser.set_defaults(run=info)


def info(_: argparse.Namespace) -> int:
    """Print versions, and the plugin and devices that torch would use."""
    import torch

    import torchtpu
    from torchtpu import _C

    print(f"torchtpu  {torchtpu.__version__}")
    print(f"torch     {torch.__version__}")
    print(f"python    {platform.python_version()}")
    try:
        _C.init()
        plugin = _C.plugin()
    except RuntimeError as error:
        print(f"plugin    none\n{error}")
        return 1
    print(f"plugin    {plugin['path']}")
    print(f"pjrt      {plugin['pjrt'][0]}.{plugin['pjrt'][1]}")
    print(f"platform  {plugin['platform']}")
    for index in range(torch.tpu.device_count()):
        print(f"tpu:{index}     {torch.tpu.get_device_name(index)}")
    return 0
