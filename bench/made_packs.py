"""Packs made to be measured: more cards and tiles than any box holds, boats of any size."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count
from math import ceil, sqrt
from pathlib import Path
from typing import Any

ISLE = Path(__file__).resolve().parent.parent / "content" / "isle"
BOATS = ("boat-blue", "boat-green", "boat-purple", "boat-red")
COLOURS = ("blue", "green", "orange", "purple", "red")
ROOMS = 7
RATS = 8
"""One square in this many has a rat: nineteen on a boat of 142."""
HOUSE = {"kind": "house", "source": "made to be measured"}


def long_isle(folder: Path, days: int, players: int, squares: int) -> str:
    """A pack for *days* days: cards enough, ten of each cat, and boats that have the room."""
    cards = list(_more_cards(7 * days * players))
    cats = [{**cat, "copies": 10} for cat in _items("tiles/cats.json")]
    return _pack(folder, {"cards": cards, "tiles": cats, "boats": list(_boats(squares))})


def big_boats(folder: Path, squares: int) -> str:
    """A pack with all boats of one size."""
    return _pack(folder, {"boats": list(_boats(squares))})


def _pack(folder: Path, items: Mapping[str, list[Any]]) -> str:
    folder.mkdir(parents=True)
    about = {"name": folder.name, "version": "1.0", "title": "Made", "overlays": ["isle"]}
    (folder / "pack.json").write_text(json.dumps(about), encoding="utf-8")
    for kind, several in items.items():
        (folder / kind).mkdir()
        (folder / kind / "made.json").write_text(json.dumps(several), encoding="utf-8")
    return str(folder)


def _items(path: str) -> list[Any]:
    held = json.loads((ISLE / path).read_text(encoding="utf-8"))
    return held if isinstance(held, list) else held["items"]


def _more_cards(wanted: int) -> Iterator[dict[str, Any]]:
    """The printed cards again and again, under new numbers."""
    printed = [
        card for file in sorted((ISLE / "cards").iterdir()) for card in _items(f"cards/{file.name}")
    ]
    numbers = count(1)
    for _ in range(ceil(wanted / len(printed))):
        for card in printed:
            yield {**card, "id": f"m{next(numbers):05}"}


def _boats(squares: int) -> Iterator[dict[str, Any]]:
    for name in BOATS:
        yield {"id": name, "name": name, **_drawn(squares), "provenance": HOUSE}


def _drawn(squares: int) -> dict[str, Any]:
    """A boat as near to a square as can be; its rooms are bands of rows."""
    width = ceil(sqrt(squares))
    height = ceil(squares / width)
    rooms = [str(1 + row * ROOMS // height) for row in range(height)]
    maps = {number * squares // len(COLOURS): one[0] for number, one in enumerate(COLOURS)}
    square = [maps.get(number, ".*"[number % RATS == 1]) for number in range(squares)]
    marks = ["".join(square[row * width :][:width]).ljust(width, "~") for row in range(height)]
    drawn = [
        "".join("~" if mark == "~" else room for mark in row)
        for room, row in zip(rooms, marks, strict=True)
    ]
    return {
        "rooms": [
            {"key": key, "id": f"room-{'abcdefg'[int(key) - 1]}", "name": f"Room {key}"}
            for key in sorted(set(rooms))
        ],
        "squares": drawn,
        "marks": marks,
        "maps": {colour[0]: colour for colour in COLOURS},
    }
