"""Measure what would follow from the fields alone: ``python docs/measure_secrecy.py``.

For decision 0012. Plays random games and compares what plugins say of choices and sentences with a
rule that looks at the declared fields only: a choice or a sentence is secret to a player if it
names a thing that the player can place neither before nor, for a choice, after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from ruledock.engine import machine
from ruledock.engine.table import Table
from ruledock.game.history import apply
from ruledock.game.new_game import new_game
from ruledock.game.places import hidden_from
from ruledock.linking.config import make_config
from ruledock.messages import Ref
from ruledock.testing import Wanderer
from ruledock.testing.worlds import texts

TABLES: dict[str, dict[str, Any]] = {
    "auction": {"game": "auction", "modules": ["late_draft", "patrons", "tolls"]},
    "hearts": {"game": "hearts", "players": 4},
    "sea salt": {"game": "sea_salt_paper", "players": 4},
    "kockombat": {"game": "kockombat", "choice": "expert", "games": 2},
    "isle": {"game": "isle", "players": 3, "modules": ["creatures", "events", "kittens"]},
    "family": {"game": "isle", "players": 3, "modules": ["family"]},
}
GAMES = 5


def unplaced(table: Table, player: int) -> set[Any]:
    """The things that a player cannot place."""
    return {thing for _, thing in hidden_from(table, player)}  # type: ignore[arg-type]


def choices(settings: dict[str, Any]) -> Iterator[tuple[str, bool, bool]]:
    """For each choice and other player: the decision, whether it is private, and by the rule."""
    for seed in range(GAMES):
        history = Wanderer(Random(seed)).play(new_game(make_config(settings), seed))._history
        table = history.first()
        asked = machine.advance(table)
        for who, made in history.since(0):
            decision = next((one for one in asked if one.player == who), None)
            others = [player for player in table.players if player != who]
            before = [unplaced(table, player) for player in others]
            asked = apply(table, who, made)
            named = {*texts([getattr(made, field) for field in made.axes])}
            for player, hidden in zip(others, before, strict=True):
                if decision is not None:
                    secret = bool(named & hidden & unplaced(table, player))
                    yield decision.kind, decision.private, secret


def sentences(settings: dict[str, Any], found: Counter[tuple[str, str]]) -> None:
    """Count, by whispered sentence, whether the rule lets the same players hear it."""

    def whisper(self: Table, to: Any, sentence: str, /, **args: Any) -> None:
        several = (value if isinstance(value, list | tuple) else [value] for value in args.values())
        named = {one.id for value in several for one in value if isinstance(one, Ref)}
        may = {player for player in self.players if not named & unplaced(self, player)}
        told = {*to}
        found[sentence, "same" if may == told else "more" if may > told else "fewer"] += 1

    plain = Table.whisper
    Table.whisper = whisper  # type: ignore[method-assign]
    try:
        for seed in range(GAMES):
            game = Wanderer(Random(seed)).play(new_game(make_config(settings), seed))
            game.log(None)
    finally:
        Table.whisper = plain  # type: ignore[method-assign]


def main() -> None:
    """Print where the rule and the plugins disagree."""
    seen = Counter(one for settings in TABLES.values() for one in choices(settings))
    print(f"{sum(seen.values()):,} choices, as others may know them")
    for (kind, private, secret), count in sorted(seen.items()):
        if private != secret:
            wrong = "would leak" if private else "would be hidden"
            print(f"{count:>7,} {wrong}: {kind}")
    heard: Counter[tuple[str, str]] = Counter()
    for settings in TABLES.values():
        sentences(settings, heard)
    print(f"{sum(heard.values()):,} whispered sentences")
    for (sentence, heard_by), count in sorted(heard.items()):
        if heard_by != "same":
            print(f"{count:>7,} heard by {heard_by} players: {sentence}")


if __name__ == "__main__":
    main()
