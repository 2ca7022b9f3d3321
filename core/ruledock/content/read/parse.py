"""Parse the bytes of a file as JSON, more strictly than JSON itself demands."""

from __future__ import annotations

import json
import math
import re
from itertools import accumulate
from typing import Any

from ruledock.engine import limits
from ruledock.engine.plain import is_text
from ruledock.errors import Mistake
from ruledock.installed.outside import library
from ruledock.values import define, frozen

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
class _Strict:
    """Notes whether a text holds anything that JSON allows and we do not."""

    wrong: bool = False

    def pairs(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        members = dict(pairs)
        if len(members) != len(pairs):
            self.wrong = True
        return members

    def whole(self, digits: str) -> int:
        number = 0 if len(digits) > 17 else int(digits)
        if len(digits) > 15 and (len(digits) > 17 or abs(number) > limits.WHOLE_NUMBER):
            self.wrong = True
        return number

    def real(self, digits: str) -> float:
        number = float(digits)
        if not math.isfinite(number):
            self.wrong = True
        return number

    def constant(self, name: str) -> float:
        self.wrong = True
        return 0.0


def parse(file: str, data: bytes) -> tuple[Any, list[Mistake]]:
    """The document and its mistakes; the document is None if there are any."""
    text = decode(file, data)
    if isinstance(text, Mistake):
        return None, [text]
    if measure(data).depth > limits.NESTING:
        return None, library("json-mistakes")(file, text)
    strict = _Strict()
    try:
        document = json.loads(
            text,
            object_pairs_hook=strict.pairs,
            parse_int=strict.whole,
            parse_float=strict.real,
            parse_constant=strict.constant,
        )
    except ValueError:
        return None, library("json-mistakes")(file, text)
    whole = b"\\u" not in data or is_text(json.dumps(document, ensure_ascii=False))
    if strict.wrong or not whole:  # an escape may stand for half a character
        return None, library("json-mistakes")(file, text)
    return document, []
