"""Fail unless two wheels hold the same files: a wheel built from the sdist has lost nothing."""

import sys
import zipfile


def files(wheel: str) -> dict[str, int]:
    """The checksum of every file in *wheel*."""
    with zipfile.ZipFile(wheel) as opened:
        return {member.filename: member.CRC for member in opened.infolist()}


def main(first: str, second: str) -> str | None:
    """What differs, as a sentence; nothing if nothing does."""
    different = sorted({name for name, _ in files(first).items() ^ files(second).items()})
    return f"{first} and {second} differ in {', '.join(different)}" if different else None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
