"""Records: how a game started and every choice since, as readable text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.engine import limits
from ruledock.engine.actors import interrupting, interrupts, player_of
from ruledock.engine.options import Option
from ruledock.engine.plain import first_of, is_text, unknown_key
from ruledock.errors import SaveError
from ruledock.values import field, frozen


@frozen(repr=False)
class Record:
    """A whole game as text: how it started, and every choice in notation."""

    start: Mapping[str, Any]
    choices: tuple[str, ...]
    packs: tuple[str, ...] = field(default=(), eq=False, repr=False)
    """The paths of its packs, if it was made in this process; never written."""

    def __repr__(self) -> str:
        return f"<Record of {len(self.choices)} choices>"

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON."""
        return {"format": 1, "start": dict(self.start), "choices": list(self.choices)}

    @classmethod
    def from_dict(cls, data: Any) -> Record:
        """A record from plain JSON."""
        if not isinstance(data, Mapping) or data.get("format") != 1:
            raise SaveError("/: this is not a record: expected an object with format 1")
        if "redacted" in data:
            why = "it leaves out what a player does not know"
            raise SaveError(f"/redacted: {why}, so it can be read but not played on")
        _refuse_unknown(data)
        start, choices = data.get("start"), data.get("choices")
        if not isinstance(start, Mapping) or not isinstance(choices, list):
            why = "expected start (an object) and choices (a list)"
            raise SaveError(f"/: this is not a record: {why}")
        if len(choices) > limits.CHOICES:
            many = f"found {len(choices):,}, expected at most {limits.CHOICES:,}"
            raise SaveError(f"/choices: {many}")
        wrong = (f"/choices/{n}: {why}" for n, one in enumerate(choices) if (why := _unlike(one)))
        if problems := first_of(wrong):
            raise SaveError(*problems)
        return cls(start, tuple(choices))


_KEYS = ("choices", "format", "play", "start")
"""``play`` is for ``ruledock play`` only: how to go on with a game."""


def _refuse_unknown(data: Mapping[Any, Any]) -> None:
    """Refuse unknown keys."""
    unknown = next((key for key in data if key not in _KEYS), None)
    if unknown is not None:
        raise SaveError(unknown_key(unknown, _KEYS))


def _unlike(choice: Any) -> str:
    """Why *choice* cannot be a choice in a record; "" if it can."""
    if not isinstance(choice, str):
        return f"found {type(choice).__name__}, expected a text"
    if len(choice) > limits.CHOICE:
        return f"found {len(choice):,} characters, expected at most {limits.CHOICE:,}"
    return "" if is_text(choice) else "found half a character (a lone surrogate), expected a text"


def write(who: int, made: Option) -> str:
    """One choice in a record: ``0 bid 3``, or ``1! veto`` for an interrupt."""
    return f"{player_of(who)}{'!' if interrupts(who) else ''} {made.notation}"


def read(line: str) -> tuple[int, str]:
    """Who acted in a recorded line, and the notation of their choice."""
    actor, _, notation = line.partition(" ")
    try:
        number = int(actor.removesuffix("!"))
    except ValueError:
        raise SaveError(f"a recorded choice starts with a player's number, not {line!r}") from None
    return (interrupting(number) if actor.endswith("!") else number), notation
