"""Pickles of games: they carry the configuration, saves and choices, and link the rules again.

A pickle is for one's own processes only. Whoever loads one runs whatever it says; what comes from
somebody else is a save, a record or a position.
"""

from __future__ import annotations

from typing import Any

from ruledock.engine.options import Option
from ruledock.game.game import Game
from ruledock.game.history import History, Start
from ruledock.game.save import check_content, dump, rebuild
from ruledock.linking.config import Config
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock.values import frozen


@frozen
class Packed:
    """A game as a pickle holds it."""

    config: Config
    seed: str | None
    """The seed of a new game; None if it started from a snapshot."""
    first: dict[str, Any] | None
    """That snapshot."""
    now: dict[str, Any]
    """The table as it is."""
    choices: list[tuple[int, Option]]


def pickle_game(table: Table, history: History) -> tuple[Any, tuple[Packed]]:
    """What ``__reduce__`` of a game returns."""
    return unpickle_game, (pack(table, history),)


def pack(table: Table, history: History) -> Packed:
    """All that is needed to go on with a game in another process."""
    start, choices = history.start, history.since(0)
    if start is None:
        return Packed(table.ruleset.config, None, dump(history.first()), dump(table), choices)
    return Packed(start.config, start.seed, None, dump(table), choices)


def unpickle_game(packed: Packed) -> Game:
    """The game as it was; SaveError if the content here is another."""
    ruleset = link(packed.config)
    check_content(packed.now["content"], ruleset)
    table = rebuild(packed.now, ruleset)
    return Game.resume(table, _history(packed, table, ruleset))


def _history(packed: Packed, table: Table, ruleset: Ruleset) -> History:
    if packed.seed is None:
        assert packed.first is not None
        found = History(None, rebuild(packed.first, ruleset))
    else:
        found = History(Start(packed.config, packed.seed), table)
    found.who = [who for who, _ in packed.choices]
    found.made = [made for _, made in packed.choices]
    return found
