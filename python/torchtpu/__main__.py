"""The command ``torchtpu``, also ``python -m torchtpu``."""

import argparse
import platform
import sys


def info() -> int:
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


def settings() -> int:
    """Print the environment variables."""
    from torchtpu import _C

    for name, values, default, meaning in _C.settings():
        print(f"{name}\n    {meaning}\n    values: {values}; default: {default}")
    return 0


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="torchtpu", description="PyTorch on TPU through PJRT.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in (info, settings):
        text = (command.__doc__ or "").strip()
        commands.add_parser(command.__name__, help=text).set_defaults(run=command)
    return parser.parse_args().run()


if __name__ == "__main__":
    sys.exit(main())
