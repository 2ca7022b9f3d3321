"""``python -m ruledock.cli``, where no script is installed."""

import sys

from ruledock.cli import main

if __name__ == "__main__":
    sys.exit(main())
