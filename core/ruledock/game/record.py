"""Records: a start and the choices since. Undo, recovery, logs and replays all come from here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine import limits, machine
from ruledock.engine.actors import interrupting, interrupts, player_of
from ruledock.engine.options import Option
from ruledock.engine.plain import is_text, report, unknown_key
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.windows import Nothing
from ruledock.errors import SaveError
from ruledock.game.new_table import new_table

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision
    from ruledock.linking.config import Config
    from ruledock.linking.table import Table

EVERY = 64
"""Choices between two checkpoints."""
SHARED = 16
"""From this many choices on, a copy shares the history instead of copying it."""


@attrs.frozen
class Start:
    """What a new game starts from."""

    config: Config
    seed: str = attrs.field(converter=str)

    def to_dict(self) -> dict[str, Any]:
        """The start as plain JSON."""
        return {"config": self.config.to_dict(), "seed": self.seed}


@attrs.frozen
class Earlier:
    """Choices that several copies of a game have in common."""

    before: Earlier | None
    who: Sequence[int]
    made: Sequence[Option]
    length: int


class History:
    """Who chose what since the start, with checkpoints to return to.

    *who* is the player's number, or the mark of one who interrupts (:mod:`ruledock.engine.actors`).
    """

    __slots__ = ("earlier", "edits", "made", "marks", "ruleset", "snapshot", "start", "who")

    def __init__(self, start: Start | None, table: Table) -> None:
        self.start = start
        """Config and seed; None when the game began with a snapshot."""
        self.ruleset = table.ruleset
        self.snapshot = table.copy() if start is None else None
        self.earlier: Earlier | None = None
        self.who: list[int] = []
        self.made: list[Option] = []
        self.marks: tuple[tuple[int, Table], ...] = ()
        self.edits = 0
        """How often choices have been taken back."""

    def __len__(self) -> int:
        return (self.earlier.length if self.earlier else 0) + len(self.made)

    def copy(self) -> History:
        """The same history, to go its own way from here."""
        if len(self.made) >= SHARED:
            shared = Earlier(self.earlier, self.who, self.made, len(self))
            self.earlier, self.who, self.made = shared, [], []  # at once, whoever breaks in
        new = History.__new__(History)
        new.start, new.ruleset, new.snapshot = self.start, self.ruleset, self.snapshot
        new.earlier, new.marks = self.earlier, self.marks
        new.who, new.made, new.edits = self.who[:], self.made[:], self.edits
        return new

    def mark(self, table: Table) -> None:
        """Remember the table as it is now; the last two marks are kept."""
        self.marks = (*self.marks[-1:], (len(self), table.copy()))

    def cut(self, made: int) -> None:
        """Forget all but the first *made* of the choices that no copy shares."""
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
        """Put other choices in the place of all since the start, marks behind them dropped."""
        same = _common(self.since(0), choices)
        self.earlier = None
        self.who = [who for who, _ in choices]
        self.made = [made for _, made in choices]
        self.marks = tuple(mark for mark in self.marks if mark[0] <= same)
        self.edits += 1

    def first(self) -> Table:
        """The table as it was before anything happened: laid out anew, or the snapshot."""
        if self.start is None:
            assert self.snapshot is not None
            return self.snapshot.copy()
        return new_table(self.ruleset, self.start.seed)

    def at(self, place: int) -> Table:
        """The table as it was before choice number *place*."""
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
    """Carry out one recorded choice and run on to the next decisions."""
    return machine.go_on(table, None, who, made)


def is_sealed(table: Table, who: int) -> bool:
    """Whether the next choice of *who* is one to be sealed."""
    step = table.agenda[-1]
    return not interrupts(who) and isinstance(table.ruleset.kinds[type(step)], SecretChoiceKind)


def sealing(table: Table) -> tuple[Any, ...] | None:
    """The step in which choices are being sealed, whoever has sealed one; None when there is none.

    With all that waits below it, so that the same step on another occasion is another one.
    """
    *below, step = table.agenda or (None,)
    return (*below, step.with_sealed(())) if isinstance(step, SecretChoice) else None


def is_among_several(table: Table) -> bool:
    """Whether several players seal a choice now."""
    step = table.agenda[-1]
    return isinstance(step, SecretChoice) and len(step.players) > 1


@attrs.frozen
class Record:
    """A whole game in a readable form: how it started and every choice, in notation."""

    start: Mapping[str, Any]
    choices: tuple[str, ...]
    packs: tuple[str, ...] = attrs.field(default=(), eq=False, repr=False)
    """Where packs lie that it names, if it was made in this process; nothing that is written."""

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON."""
        return {"format": 1, "start": dict(self.start), "choices": list(self.choices)}

    def redacted(self, player: int | None) -> Record:
        """The record as *player* may see it: no seed, and others' secret choices blotted out."""
        from ruledock.game.replay import replay_record

        game = replay_record(self)
        start = {"config": game.ruleset.described(game.ruleset.config)}
        return Record(start, tuple(redact(game._history, player)), self.packs)

    @classmethod
    def from_dict(cls, data: Any) -> Record:
        """A record from plain JSON."""
        if not isinstance(data, Mapping) or data.get("format") != 1:
            raise SaveError("/: this is no record: expected an object with format 1")
        _refuse_unknown(data)
        start, choices = data.get("start"), data.get("choices")
        if not isinstance(start, Mapping) or not isinstance(choices, list):
            raise SaveError("/: this is no record: expected start (an object) and choices (a list)")
        if len(choices) > limits.CHOICES:
            many = f"found {len(choices):,}, expected at most {limits.CHOICES:,}"
            raise SaveError(f"/choices: {many}")
        wrong = (f"/choices/{n}: {why}" for n, one in enumerate(choices) if (why := _unlike(one)))
        if told := report(wrong):
            raise SaveError(told)
        return cls(start, tuple(choices))


_KEYS = ("choices", "format", "play", "start")
"""``play`` is how to go on with a game of ``ruledock play``, which alone reads it."""


def _refuse_unknown(data: Mapping[Any, Any]) -> None:
    """Refuse keys that mean nothing in a record."""
    unknown = next((key for key in data if key not in _KEYS), None)
    if unknown is not None:
        raise SaveError(unknown_key(unknown, _KEYS))


def _unlike(choice: Any) -> str:
    """Why something cannot be a choice in a record."""
    if not isinstance(choice, str):
        return f"found {type(choice).__name__}, expected a text"
    if len(choice) > limits.CHOICE:
        return f"found {len(choice):,} characters, expected at most {limits.CHOICE:,}"
    return "" if is_text(choice) else "found half a character (a lone surrogate), expected a text"


def write(who: int, made: Option) -> str:
    """One choice in a record: ``0 bid 3``, or ``1! veto`` for an interrupt."""
    return f"{player_of(who)}{'!' if interrupts(who) else ''} {made.notation}"


def read(line: str) -> tuple[int, str]:
    """Who a recorded line is about, and the notation of what they chose."""
    actor, _, notation = line.partition(" ")
    try:
        number = int(actor.removesuffix("!"))
    except ValueError:
        raise SaveError(f"a recorded choice starts with a player's number, not {line!r}") from None
    return (interrupting(number) if actor.endswith("!") else number), notation


def redact(history: History, player: int | None) -> Iterator[str]:
    """The recorded choices with what *player* may not know blotted out."""
    table = history.first()
    asked = machine.advance(table)
    for who, made in history.since(0):
        decision = next((one for one in asked if one.player == who), None)
        secret = is_sealed(table, who) or (decision is not None and decision.private)
        if not secret or who == player:
            yield write(who, made)
        elif type(made) is not Nothing:  # which leaves no trace: it would tell who was asked
            yield f"{who} ?"
        asked = apply(table, who, made)
