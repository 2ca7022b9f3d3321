"""The bounds that a page names are those that hold."""

from __future__ import annotations

import re

import pytest

from ruledock.engine import limits
from tests.docs.snippets import ROOT

PAGE = ROOT / "docs" / "how-to" / "load-games-of-strangers.md"
UNITS = {"": 1, "KiB": 1 << 10, "MiB": 1 << 20}
NUMBER = re.compile(r"(\d[\d,]*)(?: ([KM]iB))?")


def written(row: str) -> tuple[int, ...]:
    """The numbers in the row that begins with these words."""
    (line,) = (line for line in PAGE.read_text("utf-8").split("\n") if line.startswith(f"| {row}"))
    found = NUMBER.findall(line.split("|")[2])
    return tuple(int(digits.replace(",", "")) * UNITS[unit] for digits, unit in found)


@pytest.mark.parametrize(
    ("row", "held"),
    [
        ("text of a save", (limits.JSON_TEXT, limits.TOML_TEXT)),
        ("levels of lists", (limits.NESTING, limits.SETTINGS)),
        ("players |", (limits.PLAYERS,)),
        ("modules; packs", (limits.NAMES,)),
        ("characters in a name", (limits.NAME, limits.TEXT)),
        ("characters in a path", (limits.PATH,)),
        ("things in one list", (limits.ITEMS, limits.STEPS)),
        ("streams of chance", (limits.STREAMS,)),
        ("a number on a table", (limits.NUMBER,)),
        ("choices in a record", (limits.CHOICES, limits.CHOICE)),
        (
            "a pack: bytes",
            (limits.PACK_BYTES, limits.PACK_FILES, limits.PACK_ITEMS, limits.FILE_BYTES),
        ),
        ("values in a pack", (limits.PACK_VALUES,)),
        ("mistakes of a save or configuration", (limits.MISTAKES_SHOWN, limits.MISTAKES_COUNTED)),
        ("mistakes of a pack", (limits.MISTAKES, limits.LOOKED_FOR)),
    ],
)
def test_every_bound_is_as_written(row: str, held: tuple[int, ...]) -> None:
    assert written(row) == held
