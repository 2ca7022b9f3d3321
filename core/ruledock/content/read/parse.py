"""Parse the bytes of a file as JSON, more strictly than JSON itself demands."""

from __future__ import annotations

import json
import math
import re
from itertools import accumulate
from typing import Any

from attrs import define, frozen

from ruledock.content.read.places import Positions, Spot
from ruledock.engine import limits
from ruledock.engine.text import printable
from ruledock.errors import Mistake

# Possessive, and it matches without a closing quote too: one pass over any text.
_TEXTS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEP = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


@frozen
class Size:
    """The nesting depth of a text, and how many values it can hold at most."""

    depth: int
    values: int


def measure(data: bytes) -> Size:
    """Measure a JSON text without parsing it."""
    opened = data.count(b"[") + data.count(b"{")
    if opened <= limits.NESTING:
        return Size(opened, opened + data.count(b",") + 1)
    bare = _TEXTS.sub(b"", data)
    brackets = bare.translate(None, _NOT_BRACKETS)
    depth = max(accumulate(map(_STEP.__getitem__, brackets)), default=0)
    values = bare.count(b",") + bare.count(b"[") + bare.count(b"{") + 1
    return Size(depth, values)


def decode(file: str, data: bytes) -> str | Mistake:
    """The text of a file, without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"the byte 0x{data[error.start]:02x}"
        return Mistake(file, "", found, "text encoded as UTF-8", "bad-utf8", line=line)


@define
class _Doubt:
    """Notes whether the fast parser saw anything that the slow one must check."""

    seen: bool = False

    def pairs(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        members = dict(pairs)
        if len(members) != len(pairs):
            self.seen = True
        return members

    def whole(self, digits: str) -> int:
        if len(digits) > 15:
            self.seen = True
            return 0 if len(digits) > 17 else int(digits)
        return int(digits)

    def real(self, digits: str) -> float:
        number = float(digits)
        if not math.isfinite(number):
            self.seen = True
        return number

    def constant(self, name: str) -> float:
        self.seen = True
        return 0.0


def parse(file: str, data: bytes) -> tuple[Any, list[Mistake]]:
    """The document and its mistakes; the document is None if there are any."""
    text = decode(file, data)
    if isinstance(text, Mistake):
        return None, [text]
    if measure(data).depth > limits.NESTING:
        return None, _broken(file, text)
    doubt = _Doubt(seen=b"\\u" in data)
    try:
        document = json.loads(
            text,
            object_pairs_hook=doubt.pairs,
            parse_int=doubt.whole,
            parse_float=doubt.real,
            parse_constant=doubt.constant,
        )
    except ValueError:
        return None, _broken(file, text)
    mistakes = _doubtful(file, text) if doubt.seen else []
    return (None if mistakes else document), mistakes


def _broken(file: str, text: str) -> list[Mistake]:
    positions = Positions(text)
    end = Spot("", len(text), "something else", "a JSON document", "bad-json")
    spots = (*positions.spots[: limits.LOOKED_FOR], positions.broken or end)
    return [_mistake(file, positions, spot) for spot in spots]


def _doubtful(file: str, text: str) -> list[Mistake]:
    positions = Positions(text)
    return [_mistake(file, positions, spot) for spot in positions.spots[: limits.LOOKED_FOR]]


def _mistake(file: str, positions: Positions, spot: Spot) -> Mistake:
    return Mistake(
        file=file,
        pointer=spot.pointer,
        found=printable(spot.found, 60),
        expected=printable(spot.expected),
        code=spot.code,
        line=positions.line_at(spot.offset),
    )
