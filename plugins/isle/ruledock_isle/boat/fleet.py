"""The fleet of a game: it builds empty boats, and reads boats from text.

A boat is saved as the text it is drawn as (:mod:`ruledock_isle.boat.text`), and the fleet of its
game reads it again::

    boats: list[Boat] = plain(factory=list)      # a field of the table

    def __attrs_post_init__(self) -> None:
        self.boats = self.ruleset.book.fleet.boats(self.boats)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from ruledock.plugin import Content, did_you_mean
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.box import Box
from ruledock_isle.boat.reader import read_boat
from ruledock_isle.boat.tiles import cut

MANY = 256
"""How many recently read boats to remember."""


@attrs.frozen(eq=False)
class Fleet(Box):
    """A box that builds and reads boats."""

    _known: dict[str, Boat] = attrs.field(factory=dict, init=False, repr=False)

    @classmethod
    def of(cls, content: Content) -> Fleet:
        """The boats and tiles of the linked packs."""
        items = content.items
        return cls(items["boats"], cut(items["tile-kinds"], items["tiles"]))

    def boat(self, plan: str) -> Boat:
        """A boat with nothing on it."""
        if plan not in self.plans:
            raise ValueError(f'no boat "{plan}": {did_you_mean(plan, self.plans)}')
        return Boat(self, self.plans[plan])

    def read(self, text: str | Sequence[str], *, loose: bool = False) -> Boat:
        """The boat a text describes; a loose one may carry tiles of outlines that do not exist."""
        return read_boat(text, self, loose=loose)

    def boats(self, boats: Iterable[Boat | str]) -> list[Boat]:
        """The same boats, reading those that are still text."""
        return [self._recall(boat) if isinstance(boat, str) else boat for boat in boats]

    def _recall(self, text: str) -> Boat:
        """Read a boat; from one save to the next most of them are the same."""
        known = self._known
        if text not in known:
            if len(known) >= MANY:
                known.clear()
            known[text] = self.read(text)
        return known[text].copy()
