"""Replaying: a record becomes the same game again, to the byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.config import make_config
from ruledock.errors import Refusal, SaveError
from ruledock.game import Game
from ruledock.play import new_game
from ruledock.record import Record, read
from ruledock.seeds import EXPECTED, read_seed
from ruledock.table import Table


def started(start: Mapping[str, Any]) -> Game:
    """The game a record starts with."""
    if "save" in start:
        from ruledock.save import restore

        return opened(restore(start["save"]))
    config, seed = start.get("config"), read_seed(start.get("seed"))
    if not isinstance(config, Mapping) or seed is None:
        raise SaveError(f"/start: expected config (an object) and seed ({EXPECTED}), or a save")
    return new_game(make_config(config, "the record, at /start/config"), seed)


def replayed(record: Record) -> Game:
    """Play every choice of *record*; one that no longer fits is named with its number."""
    game = started(record.start)
    for number, line in enumerate(record.choices):
        try:
            _again(game, line)
        except (Refusal, SaveError) as error:
            raise SaveError(f"/choices/{number}: {line!r} cannot be played: {error}") from None
    return game


def opened(table: Table) -> Game:
    """The game on a table that somebody else wrote down, which may hold what no game can."""
    try:
        return Game(table)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise SaveError(f"this table cannot be played on: {error!r}") from error


def _again(game: Game, line: str) -> None:
    who, notation = read(line)
    if (who if who >= 0 else ~who) not in game.table.players:
        raise SaveError("there is no such player")
    if who < 0:
        game.interrupt(~who, game.parse(~who, notation))
        return
    decision = game.decision_of(who)
    option = game.parse(who, notation)
    if decision is None:
        raise SaveError(f"nobody asked p{who}")
    game.choose(decision, option)
