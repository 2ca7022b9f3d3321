"""What a player has said so far of an option that takes several actions."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock_rl.actions import Actions
from ruledock_rl.encoding.parts import Piece, Row
from ruledock_rl.encoding.things import Pairs


class Said:
    """The kind of the option, and the values said of it, by axis."""

    def __init__(self, actions: Actions) -> None:
        self._options: list[str] = []
        self._axes: dict[str, tuple[str, ...]] = {}
        """By axis, the names of its values."""
        spoken: list[tuple[int, str, list[tuple[str, int]]]] = []
        for action, option, values in actions.incomplete_values():
            if option not in self._options:
                self._options.append(option)
            for axis, names, _ in values:
                self._axes.setdefault(axis, names)
            spoken.append((action, option, [(axis, place) for axis, _, place in values]))
        starts, at = {}, len(self._options)
        for axis, names in self._axes.items():
            starts[axis] = at
            at += len(names)
        self.size = at
        self._marks: dict[int, Pairs] = {
            action: (
                (self._options.index(option), 1.0),
                *((starts[axis] + place, 1.0) for axis, place in values),
            )
            for action, option, values in spoken
        }

    def pieces(self) -> Iterator[Piece]:
        """What its numbers mean."""
        if self._options:
            yield Piece("said", len(self._options), "1 for the option", tuple(self._options))
        for axis, names in self._axes.items():
            yield Piece(f"said {axis}", len(names), "how often it was said", names)

    def write(self, said: tuple[int, ...], row: Row, at: int) -> None:
        """Write the actions of the player so far."""
        for action in said:
            for place, by in self._marks.get(action, ()):
                row[at + place] += by
