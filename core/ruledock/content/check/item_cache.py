"""Items this process has found to be good, so that a pack being written is checked quickly again.

An author who saves one file, and a program that tries a hundred variants of a pack, need only wait
for what has changed. What a verdict depends on is part of what is remembered.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any

from attrs import Factory, define

from ruledock.content.build.kinds import ContentKind, ExpressionCheck
from ruledock.content.check.schema import SchemaShelf

KEPT = 50_000
_sound: set[bytes] = set()


@define
class Memo:
    """Which items are known to be good under these schemas, expressions and ids."""

    shelf: SchemaShelf
    expressions: Mapping[str, ExpressionCheck]
    _around: dict[int, bytes | None] = Factory(dict)

    def key(self, kind: ContentKind, value: Any, ids: Mapping[str, Collection[str]]) -> bytes:
        """What the verdict on an item depends on; nothing when a check cannot say what it does."""
        if id(ids) not in self._around:
            self._around[id(ids)] = self._surroundings(ids)
        around = self._around[id(ids)]
        if around is None:
            return b""
        return _digest([kind.name, kind.key, kind.schema, value], around)

    def _surroundings(self, ids: Mapping[str, Collection[str]]) -> bytes | None:
        marks = {
            name: getattr(check, "fingerprint", None) for name, check in self.expressions.items()
        }
        if not all(isinstance(mark, str) for mark in marks.values()):
            return None
        known = {kind: sorted(keys) for kind, keys in ids.items()}
        return _digest([marks, known, self.shelf.known])

    def is_sound(self, key: bytes) -> bool:
        """Whether an item has been found to be good."""
        return key in _sound

    def note(self, key: bytes) -> None:
        """An item has been found to be good."""
        if key:
            if len(_sound) >= KEPT:
                forget()
            _sound.add(key)


def forget() -> None:
    """Check every item again."""
    _sound.clear()


def known() -> frozenset[bytes]:
    """All that this process has found to be good."""
    return frozenset(_sound)


def learn(sound: Collection[bytes]) -> None:
    """Take over what another process has found to be good."""
    _sound.update(sound)


def _digest(value: Any, around: bytes = b"") -> bytes:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), default=dict)
    return sha256(around + text.encode("utf-8", "surrogatepass")).digest()
