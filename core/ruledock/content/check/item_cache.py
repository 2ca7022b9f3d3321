"""Remember which items this process has checked, so that checking an edited pack is quick.

After an edit, only the changed items are checked again. The key of an item contains everything that
the result depends on.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any

from ruledock.content.check.schema import SchemaShelf
from ruledock.content.kinds import ContentKind, ExpressionCheck
from ruledock.values import Factory, define

KEPT = 50_000
_known_good: set[bytes] = set()


@define
class Memo:
    """The items known to be good under these schemas, expressions and ids."""

    shelf: SchemaShelf
    expressions: Mapping[str, ExpressionCheck]
    _around: dict[int, bytes | None] = Factory(dict)

    def key(self, kind: ContentKind, value: Any, ids: Mapping[str, Collection[str]]) -> bytes:
        """A digest of all that the result depends on; empty if a check has no fingerprint."""
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

    def is_known_good(self, key: bytes) -> bool:
        """Whether the item with this key is known to be good."""
        return key in _known_good

    def note(self, key: bytes) -> None:
        """Remember that the item with this key is good."""
        if key:
            if len(_known_good) >= KEPT:
                forget()
            _known_good.add(key)


def forget() -> None:
    """Forget everything, so that every item is checked again."""
    _known_good.clear()


def known() -> frozenset[bytes]:
    """The keys of all items known to be good."""
    return frozenset(_known_good)


def learn(keys: Collection[bytes]) -> None:
    """Add keys that another process has found to be good."""
    _known_good.update(keys)


def _digest(value: Any, around: bytes = b"") -> bytes:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), default=dict)
    return sha256(around + text.encode("utf-8", "surrogatepass")).digest()
