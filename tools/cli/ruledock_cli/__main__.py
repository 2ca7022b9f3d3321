"""``python -m ruledock_cli``, where no script is installed."""

import sys

from ruledock_cli import main

if __name__ == "__main__":
    sys.exit(main())
