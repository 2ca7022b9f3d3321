"""The columns of result files: their names, and what they may hold."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

from ruledock.engine.seeds import EXPECTED, read_seed
from ruledock.engine.text import show
from ruledock.errors import SaveError
from ruledock_bots.seeds import game_seed

Row = dict[str, Any]
SAME = ("game", "modules", "players", "config", "bot", "run")
"""The columns that say which run a row belongs to; ``number`` says which game of it."""
FIXED = ("number", "seat", "total", "won", "winners", "choices", "failure", *SAME, "seed", "check")
"""The columns of every row. ``winners`` says how many share the victory."""
TEXT = ("game", "modules", "config", "bot", "run", "seed", "check", "failure")
"""The columns of text; ``won`` is true or false, all others are whole numbers."""
TITLES = "titles"
"""A column of the first row that has new score lines: their sentences, as JSON."""
TITLES_CHECK = "titles.check"
"""The checksum of the titles; a game's own checksum leaves it out, to be the same in any file."""
LINE, RIVAL = "line.", "rival."
"""Prefixes of further columns: points by score line, totals of rivals."""
_KINDS = {**dict.fromkeys(FIXED, int), **dict.fromkeys(TEXT, str), "won": bool}
_NAMES = {int: "a whole number", str: "a text in one line", bool: "true or false"}
_COLUMNS = frozenset((*FIXED, TITLES, TITLES_CHECK))
_OUTSIDE = ("check", TITLES, TITLES_CHECK)
HUGE = 1 << 63
"""Whole numbers in a result file are smaller than this."""


def other(place: object, why: str) -> SaveError:
    """The error for results of another run."""
    return SaveError(f"{place}: holds other games, which stay as they are; {why}")


def check_row(place: str, row: Row) -> None:
    """Refuse a row with a value that no game writes."""
    for name, value in row.items():
        kind = _KINDS.get(name)
        if kind is None and value is not None and name.startswith((LINE, RIVAL)):
            kind = int
            if not name.isprintable():
                raise _misfit(place, "", name, "the name of a column in one line")
        if kind is None:
            continue
        if type(value) is not kind or (isinstance(value, str) and not value.isprintable()):
            raise _misfit(place, name, value, _NAMES[kind])
        if isinstance(value, int) and not -HUGE <= value < HUGE:
            raise _misfit(place, name, value, "a whole number of 64 bits")
        if name == "number" and isinstance(value, int) and value < 0:
            raise _misfit(place, name, value, "a whole number from 0")
        if name == "run" and read_seed(value) is None:
            raise _misfit(place, name, value, EXPECTED)


def check_columns(place: str, names: Iterable[str]) -> None:
    """Refuse unknown columns."""
    for name in names:
        if name not in _COLUMNS and not name.startswith((LINE, RIVAL)):
            raise SaveError(f"{place}: found a column {name!r}, expected those of results alone")


def checksum(rows: Iterable[Row]) -> str:
    """The checksum of a game's rows, the same in any kind of file."""
    plain = [
        {name: value for name, value in row.items() if value is not None and name not in _OUTSIDE}
        for row in rows
    ]
    text = json.dumps(plain, sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def check_game(place: str, rows: Sequence[Row]) -> None:
    """Refuse a game whose rows were changed after they were written."""
    for row in rows:
        check_columns(place, row)
    first, check = rows[0], checksum(rows)
    if any(row["check"] != check for row in rows):
        what = f"game {first['number']} was changed after it was played"
        raise SaveError(f"{place}: {what}, as its rows no longer match their checksum")
    seed = game_seed(first["run"], first["number"])
    if first["seed"] != seed:
        raise _misfit(place, "seed", first["seed"], f"{seed!r}, game {first['number']} of this run")


def read_titles(place: str, name: str, text: Any, check: Any) -> dict[str, str]:
    """Read the sentences of score lines from the JSON in a result file, and check their sum."""
    titles = _titles_in(place, name, text)
    if check != titles_sum(titles):
        raise SaveError(f"{place}, at /{name}: was changed after the games were played")
    return titles


def titles_sum(titles: Mapping[str, str]) -> str:
    """The checksum of the sentences of score lines; empty if there are none."""
    return checksum([{"said": dict(titles)}]) if titles else ""


def _titles_in(place: str, name: str, text: Any) -> dict[str, str]:
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
        raise _misfit(place, name, text, "the JSON of an object of texts")
    return found


def _misfit(place: str, name: str, found: Any, expected: str) -> SaveError:
    what = f"found {show(found)}, expected {expected}"
    return SaveError(f"{place}, at /{name}: {what}; it is left as it is")


def whole(rows: Sequence[Mapping[str, Any]]) -> bool:
    """Whether these are all rows of one game, in order."""
    return all(
        row.keys() >= set(FIXED)
        and (row["number"], row["seat"], row["players"]) == (rows[0]["number"], seat, len(rows))
        for seat, row in enumerate(rows)
    )
