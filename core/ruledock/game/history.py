"""The history of a game: who chose what since the start. Undo, recovery and logs replay it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ruledock.engine import machine
from ruledock.engine.options import Option
from ruledock.engine.secret_choices import SecretChoice
from ruledock.linking.config import Config
from ruledock.linking.table import new_table
from ruledock.values import field, frozen

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision
    from ruledock.linking.table import Table

EVERY: Final = 64
"""Choices between two checkpoints."""
SHARED: Final = 16
"""With at least this many choices, a copy shares the history instead of copying it."""


@frozen
class Start:
    """What a new game starts from."""

    config: Config
    seed: str = field(converter=str)

    def to_dict(self) -> dict[str, Any]:
        """The start as plain JSON."""
        return {"config": self.config.to_dict(), "seed": self.seed}


@frozen
class Earlier:
    """Choices that several copies of a game share."""

    before: Earlier | None
    who: Sequence[int]
    made: Sequence[Option]
    length: int


class History:
    """Who chose what since the start, with checkpoints to return to.

    *who* is a player's number, or the number of an interrupt (:mod:`ruledock.engine.actors`).
    """

    __slots__ = ("earlier", "edits", "made", "marks", "ruleset", "snapshot", "start", "who")

    def __init__(self, start: Start | None, table: Table) -> None:
        self.start = start
        """Configuration and seed; None if the game started from a snapshot."""
        self.ruleset = table.ruleset
        self.snapshot = table.copy() if start is None else None
        self.earlier: Earlier | None = None
        self.who: list[int] = []
        self.made: list[Option] = []
        self.marks: tuple[tuple[int, Table], ...] = ()
        self.edits = 0
        """How often choices were taken back."""

    def __len__(self) -> int:
        return (self.earlier.length if self.earlier else 0) + len(self.made)

    def copy(self) -> History:
        """An independent copy."""
        if len(self.made) >= SHARED:
            shared = Earlier(self.earlier, self.who, self.made, len(self))
            self.earlier, self.who, self.made = shared, [], []  # one statement, in case of Ctrl-C
        new = History.__new__(History)
        new.start, new.ruleset, new.snapshot = self.start, self.ruleset, self.snapshot
        new.earlier, new.marks = self.earlier, self.marks
        new.who, new.made, new.edits = self.who[:], self.made[:], self.edits
        return new

    def mark(self, table: Table) -> None:
        """Add a checkpoint with the table as it is now; only the last two are kept."""
        self.marks = (*self.marks[-1:], (len(self), table.copy()))

    def cut(self, made: int) -> None:
        """Drop all but the first *made* of the choices not shared with copies."""
        del self.who[made:], self.made[made:]
        self.marks = tuple(mark for mark in self.marks if mark[0] <= len(self))

    def since(self, place: int) -> list[tuple[int, Option]]:
        """The choices from number *place* on, oldest first."""
        parts: list[tuple[Sequence[int], Sequence[Option]]] = [(self.who, self.made)]
        node, first = self.earlier, len(self) - len(self.made)
        while node is not None and first > place:
            parts.append((node.who, node.made))
            first -= len(node.made)
            node = node.before
        flat = [pair for who, made in reversed(parts) for pair in zip(who, made, strict=True)]
        return flat[place - first :]

    def rewrite(self, choices: Sequence[tuple[int, Option]]) -> None:
        """Replace all choices; drop the checkpoints after the first difference."""
        same = _common(self.since(0), choices)
        self.earlier = None
        self.who = [who for who, _ in choices]
        self.made = [made for _, made in choices]
        self.marks = tuple(mark for mark in self.marks if mark[0] <= same)
        self.edits += 1

    def first(self) -> Table:
        """The table before the first choice: set up again, or the snapshot."""
        if self.start is None:
            assert self.snapshot is not None
            return self.snapshot.copy()
        return new_table(self.ruleset, self.start.seed)

    def at(self, place: int) -> Table:
        """The table before choice number *place*."""
        near = next((mark for mark in reversed(self.marks) if mark[0] <= place), None)
        count, table = (near[0], near[1].copy()) if near else (0, self.first())
        machine.advance(table)
        for who, made in self.since(count)[: place - count]:
            apply(table, who, made)
        return table


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    pairs = zip(old, new, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))


def apply(table: Table, who: int, made: Option) -> Sequence[Decision]:
    """Carry out one recorded choice, and return the next decisions."""
    return machine.go_on(table, None, who, made)


def secret_choice_in_progress(table: Table) -> tuple[Any, ...] | None:
    """The agenda with its top step, if choices are being sealed there, unsealed; otherwise None.

    It identifies the occasion: the same step at another time has other steps below it.
    """
    *below, step = table.agenda or (None,)
    return (*below, step.with_sealed(())) if isinstance(step, SecretChoice) else None


def is_among_several(table: Table) -> bool:
    """Whether several players seal a choice now."""
    step = table.agenda[-1]
    return isinstance(step, SecretChoice) and len(step.players) > 1
