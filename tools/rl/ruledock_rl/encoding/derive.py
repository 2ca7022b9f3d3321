"""Find the parts of a field from its declared type, and from values that random games showed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cached_property
from itertools import chain
from typing import Any

import attrs

from ruledock.engine.options import Axis
from ruledock.linking.ruleset import Ruleset
from ruledock_rl.encoding.copies import mergeable
from ruledock_rl.encoding.hints import (
    axis_of,
    bare,
    dict_of,
    hint_of,
    is_by_player,
    is_frozen,
    item_of,
    without_none,
)
from ruledock_rl.encoding.parts import (
    Absent,
    Bag,
    Both,
    EachSeat,
    Fields,
    History,
    Keys,
    Length,
    Maybe,
    Number,
    One,
    Part,
    Places,
    Seat,
    Seats,
    Sum,
    Weighed,
    values_of,
)
from ruledock_rl.encoding.things import Things, printed_on

FEW = 48
"""With more kinds of things, other players' and long piles are encoded by attributes alone."""
NUMBERS = 32
"""With more numbers, none is a thing of its own: they are counts."""
MANY = 2000
"""With more values, none is a thing of its own."""
LONG = 24
"""The length from which a pile is long."""


class Deriver:
    """Makes parts for the fields of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.players = len(ruleset.players)
        self._things: dict[tuple[Hashable, ...], Things] = {}

    @cached_property
    def mergeable(self) -> frozenset[Hashable]:
        """The values whose copies nobody can tell apart."""
        return mergeable(self.ruleset)

    # -- things ----------------------------------------------------------------------------

    def things(self, axis: Axis) -> Things:
        """The things of an axis."""
        values = tuple(dict.fromkeys(one for one in axis.domain(self.ruleset) if one != ""))
        return self._of(values, axis)

    def _of(self, values: tuple[Hashable, ...], axis: Axis | None) -> Things:
        found = self._things.get(values)
        if found is None:
            printed = printed_on(self.ruleset, values, axis)
            merge = self.mergeable.issuperset(values)
            found = self._things[values] = Things(values, printed, merge)
        return found

    def _narrow(self, things: Things, samples: Iterable[Any], axis: Axis | None) -> Things:
        """Only the things that share a printed word with all that were seen in this place."""
        seen = {one for one in samples if one in things.kind_of}
        words = things.words
        common = set.intersection(*(words[one] for one in seen)) if seen else set()
        kept = tuple(one for one in things.values if common <= words[one])
        return self._of(kept, axis) if 2 * len(kept) < len(things.values) else things

    def words(self, samples: Iterable[Any]) -> Things | None:
        """The things of a text without an axis: the content that holds all texts seen there."""
        seen = {one for one in samples if isinstance(one, str) and one}
        if not seen:
            return None
        for items in self.ruleset.content.items.values():
            if seen <= items.keys():
                return self._of(tuple(items), None)
        return self._of(tuple(sorted(seen)), None)

    # -- parts -----------------------------------------------------------------------------

    def part(
        self,
        hint: Any,
        samples: Sequence[Any],
        *,
        lean: bool = False,
        observed: str | None = None,
    ) -> Part | None:
        """The part for values of this type; None if there is nothing to encode.

        *observed* is what the field declares of its lists: membership or position.
        """
        hint, missing = without_none(hint)
        samples = [one for one in samples if one is not None]
        part = self._part(hint, samples, lean, observed)
        if part is None or not missing:
            return part
        return Absent(part) if isinstance(part, One | Seat) else Maybe(part)

    def _part(
        self, hint: Any, samples: Sequence[Any], lean: bool, observed: str | None
    ) -> Part | None:
        if is_by_player(hint):
            return self._each_seat(item_of(hint), samples, lean, observed)
        if axis := axis_of(hint):
            return self._single(axis, lean)
        if bare(hint) in (int, bool, float):
            return Number()
        if bare(hint) is str:
            words = self.words(samples)
            return One(words) if words is not None else None
        if (item := item_of(hint)) is not None:
            return self._list(item, samples, lean, observed)
        if pair := dict_of(hint):
            return self._dict(*pair, samples, lean)
        return self._object(bare(hint), samples, lean)

    def _single(self, axis: Axis, lean: bool) -> Part:
        if axis.players:
            return Seat(self.players)
        values = axis.domain(self.ruleset)
        if isinstance(values, range) or not all(isinstance(one, str) for one in values):
            return Number()
        return One(self.things(axis), lean and self.things(axis).kinds > FEW)

    def _each_seat(
        self, item: Any, samples: Sequence[Any], lean: bool, observed: str | None
    ) -> Part | None:
        inner = list(chain.from_iterable(samples))
        own = self.part(item, inner, lean=lean, observed=observed)
        other = self.part(item, inner, lean=True, observed=observed)
        if own is None or other is None:
            return None
        return EachSeat(own, other, self.players)

    def _list(
        self, item: Any, samples: Sequence[Any], lean: bool, observed: str | None = None
    ) -> Part | None:
        lengths = {len(one) for one in samples}
        inner = list(chain.from_iterable(samples))
        kind, _ = without_none(item)
        axis = axis_of(kind)
        if axis is not None and axis.players:
            return Seats(self.players)
        bag = self.bag(kind, inner, lean or max(lengths, default=0) > LONG)
        if bag is not None and not self._is_placed(observed, lengths, samples):
            return bag
        part = self.part(item, inner, lean=lean)
        if part is None:
            return None
        if observed == "position":
            return Places(part, max(lengths, default=0))
        if len(lengths - {0}) == 1 and isinstance(part, Number | Bag | EachSeat):
            return Places(part, max(lengths))
        if isinstance(part, Number):
            return Sum()
        return History(part, is_frozen(bare(kind))) if isinstance(part, Fields) else Length()

    def bag(self, kind: Any, samples: Iterable[Any], lean: bool) -> Bag | None:
        """The part for things of this type in no order; None if they are not things."""
        axis = axis_of(kind)
        if axis is not None:
            values = axis.domain(self.ruleset)
            if axis.players or len(values) > (NUMBERS if isinstance(values, range) else MANY):
                return None
            things = self._narrow(self.things(axis), samples, axis)
            return Bag(things, lean and things.kinds > FEW)
        if bare(kind) is str:
            words = self.words(samples)
            return Bag(words, lean and words.kinds > FEW) if words is not None else None
        return None

    def _is_placed(self, observed: str | None, lengths: set[int], samples: Sequence[Any]) -> bool:
        """Whether the place of a thing in a list counts: as its field says, or as games show."""
        return self._is_board(lengths, samples) if observed is None else observed == "position"

    @staticmethod
    def _is_board(lengths: set[int], samples: Sequence[Any]) -> bool:
        """Whether a list always has one length, and things in it change or repeat by place."""
        if len(lengths - {0}) != 1 or max(lengths) < 2:
            return False
        return any(len({*one}) < len(one) for one in samples) and any(
            list(one) != sorted(one, key=str) for one in samples
        )

    def _dict(self, key: Any, value: Any, samples: Sequence[Any], lean: bool) -> Part | None:
        keys = self.bag(key, chain.from_iterable(samples), lean)
        if keys is None:
            return None
        if bare(value) in (int, float):
            return Weighed(keys.things, keys.lean)
        inner = [one for sample in samples for one in sample.values()]
        rest = self._list(value, [[one] for one in inner], lean=True) if inner else None
        told = Keys(keys.things, keys.lean)
        return told if rest is None or isinstance(rest, Length) else Both(told, rest, values_of)

    def _object(self, cls: Any, samples: Sequence[Any], lean: bool) -> Part | None:
        if not (isinstance(cls, type) and attrs.has(cls)) or hasattr(cls, "__shape__"):
            return None
        parts: dict[str, Part] = {}
        for field in attrs.fields(cls):
            inner = [getattr(one, field.name) for one in samples]
            part = self.part(hint_of(cls, field.name), inner, lean=lean)
            if part is not None and part.size:
                parts[field.name] = part
        return Fields(parts) if parts else None
