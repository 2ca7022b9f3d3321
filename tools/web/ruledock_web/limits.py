"""Limits on how often: a bucket of tokens for each address or seat."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

import attrs

KNOWN = 20_000
"""Buckets that are remembered; the one unused for longest is forgotten first."""


@attrs.define
class Bucket:
    """Fills at *rate* a second up to *size*; each use takes one."""

    rate: float
    size: float
    now: Callable[[], float] = time.monotonic
    level: float = attrs.field(init=False)
    seen: float = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.level, self.seen = self.size, self.now()

    def take(self, amount: float = 1) -> bool:
        """Take some out if it holds enough."""
        now = self.now()
        self.level = min(self.size, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Budget(Bucket):
    """A bucket that may run into debt: what it costs is known only afterwards."""

    def has(self) -> bool:
        """Whether anything is left."""
        return self.take(0)

    def spend(self, amount: float) -> None:
        """Take some out, even if the bucket runs into debt."""
        self.take(0)
        self.level -= amount


@attrs.define
class Buckets:
    """A bucket for each of many keys."""

    rate: float
    size: float
    _known: OrderedDict[Hashable, Bucket] = attrs.field(init=False, factory=OrderedDict)

    def take(self, key: Hashable) -> bool:
        """Take one from the bucket of *key*, if it holds one."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Bucket(self.rate, self.size)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return found.take()
