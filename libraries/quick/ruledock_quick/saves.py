"""Saves as JSON text.

All saves of one ruleset begin with the same text: format, configuration and digests of content.
Where that head is known, its rules are, and msgspec reads the rest into types made for them, which
check every value on the way. Whatever does not pass is read again the plain way, which explains
what is wrong; so a text is refused in the same words with msgspec and without.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import attrs

from ruledock.engine import limits
from ruledock.engine.codec import Codec
from ruledock.engine.plain import require_length
from ruledock.game.kept_config import PacksFrom
from ruledock.game.save import build, head, restore, state
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock_quick.json_text import msgspec, read_json, write_json
from ruledock_quick.typed import type_of

MARK = ',"chance":'
"""What follows the head."""
MANY = 64
_heads: dict[Ruleset, str] = {}
_readers: dict[str, Reader] = {}
"""By head: whoever reads the rest."""


class Reader:
    """Reads what follows the head of a save, under rules that are known."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    @cached_property
    def _decode(self) -> Any:
        fields: list[Any] = [("chance", Any), ("agenda", Any), ("table", self._table)]
        more = ("drawers", Any, msgspec().field(default_factory=dict))
        rest = msgspec().defstruct("Rest", [*fields, more], forbid_unknown_fields=True)
        return msgspec().json.Decoder(rest).decode

    @cached_property
    def _types(self) -> dict[str, Any]:
        """By field of the table: its type, where msgspec can check it."""
        shapes = self.ruleset.codec.shapes.items()
        found = {name: type_of(shape, self.ruleset) for name, shape in shapes}
        return {name: one for name, one in found.items() if one is not None}

    @cached_property
    def _table(self) -> Any:
        fields = [(name, self._types.get(name, Any)) for name in self.ruleset.codec.shapes]
        return msgspec().defstruct("Saved", fields, forbid_unknown_fields=True)

    @cached_property
    def _load(self) -> Any:
        """The function that loads a table, without checking again what msgspec has checked."""
        shapes = {
            name: attrs.evolve(shape, load="{}") if name in self._types else shape
            for name, shape in self.ruleset.codec.shapes.items()
        }
        return Codec(self.ruleset.game.table, shapes, {}).loader(self.ruleset)

    def read(self, text: str) -> Table:
        """The table; whatever is wrong raises something."""
        plain = msgspec().structs.asdict
        rest = plain(self._decode(text))
        rest["table"] = plain(rest["table"])
        return build(rest, self.ruleset, self._load)


def write_save(table: Table) -> str:
    """The snapshot of a table as JSON text."""
    return f"{_head_of(table.ruleset)},{write_json(state(table))[1:]}"


def _head_of(ruleset: Ruleset) -> str:
    """How saves under these rules begin; from now on a reader is ready for what begins like that.

    Writing it anew each time was a twentieth of the way there and back.
    """
    known = _heads.get(ruleset)
    if known is None:
        if len(_heads) >= MANY:
            _heads.clear()
            _readers.clear()
        known = _heads[ruleset] = write_json(head(ruleset))[:-1]
        if msgspec() is not None and not ruleset.config.packs:  # packs may lie elsewhere next time
            _readers[known] = Reader(ruleset)
    return known


def read_save(text: str | bytes, packs_from: PacksFrom = ()) -> Table:
    """The table of a snapshot; SaveError says what does not fit, and where."""
    require_length(text, limits.JSON_TEXT, "this save")
    table = None if packs_from else _read_known(text)
    if table is None:
        table = restore(read_json(text, "this save"), packs_from)
        _head_of(table.ruleset)
    return table


def _read_known(text: str | bytes) -> Table | None:
    """The table of a snapshot with a known head, if nothing is wrong with it."""
    try:
        plain = text if isinstance(text, str) else text.decode()
        cut = plain.find(MARK)
        reader = _readers.get(plain[:cut])
        if reader is None or link(reader.ruleset.config) is not reader.ruleset:
            return None
        return reader.read("{" + plain[cut + 1 :])
    except Exception:  # the plain way finds it too, and explains it
        return None
