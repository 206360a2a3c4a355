"""Tokens beside another backend: medians of wall and process-CPU milliseconds a token, batch 1.

The transformer of `training.py` decodes greedily, one token a step, with a static cache of 256 keys and
values; the host reads each token. Ours is compiled, and fused eager. Backends take turns as there.
"""

import sys

from steps import turns

TOKENS = 64


def main() -> None:
    """Print a table, and write JSON if asked."""
    args = turns.arguments(__doc__).parse_args()
    peers = dict(peer.split("=", 1) for peer in args.peer)
    ours = {"compiled": sys.executable, "tpu": sys.executable}
    turns.report({"decode": TOKENS}, ours | (peers or {"cpu": sys.executable}), args)


if __name__ == "__main__":
    main()
