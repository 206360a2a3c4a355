"""Training steps beside another backend: medians of wall and process-CPU milliseconds a step.

Each backend trains the same model on the same batch from the same weights in a process of its own.
The processes live side by side and take turns (A B A B), so that a change of the machine's speed
touches all of them. `start` is the wall time from the start of the process to the first loss, import
and compile included.
"""

import sys

from steps import turns
from steps.data import MODELS

STEPS = {"mlp": 100, "transformer": 3, "resnet": 3}


def main() -> None:
    """Print a table, and write JSON if asked."""
    parser = turns.arguments(__doc__)
    parser.add_argument("--models", nargs="+", choices=MODELS, default=MODELS)
    args = parser.parse_args()
    peers = dict(peer.split("=", 1) for peer in args.peer)
    backends = {"tpu": sys.executable} | (peers or {"cpu": sys.executable})
    turns.report({model: STEPS[model] for model in args.models}, backends, args)


if __name__ == "__main__":
    main()
