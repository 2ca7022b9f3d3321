"""Write a table as a text, and read one.

The text is TOML: the configuration, then the table, then the agenda.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from ruledock.engine.codec import codec
from ruledock.engine.seeds import draw_seed
from ruledock.errors import RuledockError, SaveError
from ruledock.game.game import Game
from ruledock.game.kept_config import PacksFrom, kept_ruleset
from ruledock.game.new_game import new_game
from ruledock.game.replay import open_table
from ruledock.game.save import dump, rebuild
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock_positions.toml_text import read_toml

EMPTY: Mapping[str, Any] = {}
WIDTH = 100
_NOT_AS_DRAWN = re.compile(r"'''|[\x00-\x08\x0b-\x1f\x7f]")
"""What a multi-line text in TOML cannot hold."""


def position(text: str, *, packs_from: PacksFrom = ()) -> Game:
    """Start a game from a position file; *packs_from* is as for :func:`ruledock.load`."""
    return open_table(read_position(text, packs_from))


def write_position(table: Table) -> str:
    """The table as text."""
    saved = dump(table)
    lines = ["# A position. Lists run by player, then from the bottom of the pile up.", ""]
    lines += _pairs(saved["config"], "")
    for place in ("chance", "table"):
        lines += ["", f"[{place}]", *_pairs(saved[place], place)]
    for name, drawer in saved.get("drawers", {}).items():
        place = f"drawers.{_key(name)}"
        lines += ["", f"[{place}]", *_pairs(drawer, place)]
    for step in saved["agenda"]:
        lines += ["", "[[agenda]]", *_pairs(step, "agenda")]
    return "\n".join(lines) + "\n"


def _pairs(values: Mapping[str, Any], place: str) -> Iterator[str]:
    """Values in lines first, then those that need TOML tables of their own."""
    for name, value in values.items():
        if value is not None and not _is_wide(name, value):
            yield from f"{_key(name)} = {_value(value, len(name) + 3)}".split("\n")
    for name, value in values.items():
        if value is not None and _is_wide(name, value):
            inner = f"{place}.{_key(name)}" if place else _key(name)
            for one in value if isinstance(value, list) else [value]:
                title = f"[[{inner}]]" if isinstance(value, list) else f"[{inner}]"
                yield from ["", title, *_pairs(one, inner)]


def _is_wide(name: str, value: Any) -> bool:
    """Whether an object, or a list of objects, is too wide for lines."""
    several = value if isinstance(value, list) else [value]
    if not several or not all(isinstance(one, Mapping) for one in several):
        return False
    head = 2 if isinstance(value, list) else len(name) + 3
    return any(len(_value(one)) + head > WIDTH for one in several)


def _key(name: str) -> str:
    plain = name.replace("_", "").replace("-", "")
    return name if plain.isascii() and plain.isalnum() else json.dumps(name)


def _value(value: Any, indent: int = 0) -> str:
    """A value in TOML. Long lists get one item per line, and multi-line texts stay as drawn."""
    if isinstance(value, str) and "\n" in value and not _NOT_AS_DRAWN.search(value):
        return f"'''\n{value}'''"
    if isinstance(value, Mapping):
        inner = (f"{_key(k)} = {_value(_absent(v))}" for k, v in value.items())
        return "{" + ", ".join(inner) + "}"
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    items = [_value(_absent(item)) for item in value]
    short = "[" + ", ".join(items) + "]"
    if len(short) + indent <= WIDTH and "\n" not in short:
        return short
    return "[\n" + "".join(f"  {item},\n" for item in items) + "]"


_NOTHING = {"none": True}
"""Stands for null in lists and objects, as TOML has none."""


def _absent(item: Any) -> Any:
    return _NOTHING if item is None else item


def _present(value: Any) -> Any:
    if isinstance(value, list):
        return [_present(item) for item in value]
    if value == _NOTHING:
        return None
    return {k: _present(v) for k, v in value.items()} if isinstance(value, dict) else value


def read_position(text: str, packs_from: PacksFrom = ()) -> Table:
    """The table that *text* describes; SaveError says what does not fit, and where."""
    if not isinstance(text, str):
        raise SaveError(f"/: found {type(text).__name__}, expected the text of a position")
    data: dict[str, Any] = _present(read_toml(text, "this position"))
    saved = {name: data.pop(name, {}) for name in ("chance", "table", "drawers")}
    saved["agenda"] = data.pop("agenda", [])
    ruleset = kept_ruleset(data, "the position", "", packs_from)
    with suppress(TypeError, AttributeError, RuledockError):  # rebuild will say where it is wrong
        _complete(saved, ruleset)
    return rebuild(saved, ruleset)


def _complete(saved: dict[str, Any], ruleset: Ruleset) -> None:
    """Fill in what a position may leave out: most is as in a new game."""
    seed = saved["chance"].setdefault("seed", draw_seed())
    new = new_game(ruleset.config, seed).save()
    _fill(saved["table"], ruleset.codec.schema, new["table"])
    for kind in ruleset.drawers:
        drawer = saved["drawers"].setdefault(kind.name, {})
        _fill(drawer, codec(kind).schema, new["drawers"][kind.name])
    for step in saved["agenda"]:
        if step.get("step") in ruleset.steps_by_name:
            _fill(step, codec(ruleset.steps_by_name[step["step"]]).schema)


def _fill(data: dict[str, Any], schema: Mapping[str, Any], new: Mapping[str, Any] = EMPTY) -> None:
    """Set missing optional fields to None, and others as they are in *new*."""
    for name, shape in schema["properties"].items():
        if {"type": "null"} in shape.get("anyOf", ()):
            data.setdefault(name, None)
        elif name in new:
            data.setdefault(name, new[name])
