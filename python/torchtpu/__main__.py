"""``python -m torchtpu``."""

import sys

from torchtpu.cli import main

if __name__ == "__main__":
    sys.exit(main())
