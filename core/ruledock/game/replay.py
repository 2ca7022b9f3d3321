"""Replaying: a record becomes the same game again, to the byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.engine.actors import interrupts, player_of
from ruledock.engine.plain import unknown_key
from ruledock.engine.secret_choices import Waiting
from ruledock.engine.seeds import EXPECTED, read_seed
from ruledock.errors import ConfigError, RuledockError, SaveError
from ruledock.game.game import Game
from ruledock.game.kept_config import PacksFrom, kept_config
from ruledock.game.new_game import new_game
from ruledock.game.record import Record, read
from ruledock.linking.table import Table


def start_from(start: Mapping[str, Any], packs_from: PacksFrom = ()) -> Game:
    """The game a record starts with."""
    known = ("save",) if "save" in start else ("config", "seed")
    unknown = next((key for key in start if key not in known), None)
    if unknown is not None:
        raise SaveError(f"/start{unknown_key(unknown, known)}")
    if "save" in start:
        from ruledock.game.save import restore  # late: starting is quick

        try:
            return open_table(restore(start["save"], packs_from))
        except SaveError as error:
            raise SaveError(f"/start/save: {error}") from None
    config, seed = start.get("config"), read_seed(start.get("seed"))
    if not isinstance(config, Mapping):
        raise SaveError("/start: expected config (an object) and seed, or a save")
    if seed is None:
        raise SaveError(f"/start/seed: expected {EXPECTED}")
    try:
        return new_game(kept_config(config, "the record", "/start/config", packs_from), seed)
    except ConfigError as error:
        raise SaveError(f"the record, at /start/config: {error}") from None


def replay_record(record: Record, packs_from: PacksFrom = ()) -> Game:
    """Play every choice of *record*; one that no longer fits is named with its number."""
    game = start_from(record.start, packs_from or record.packs)
    for number, line in enumerate(record.choices):
        try:
            _again(game, line)
        except RuledockError as error:
            raise SaveError(f"/choices/{number}: {line!r} cannot be played: {error}") from None
        except Exception as error:  # of a plugin, on a table that came from a save
            raise SaveError(f"/choices/{number}: {line!r} cannot be played: {error!r}") from error
    return game


def open_table(table: Table) -> Game:
    """The game on a table that somebody else wrote down, which may hold what no game can."""
    top = len(table.agenda) - 1
    try:
        game = Game(table)
        if type(game.decisions) is Waiting:
            list(game.decisions)  # each is worked out when it is looked at, so not too late
        return game
    except Exception as error:  # whatever a plugin makes of what no game comes to
        told = f"/agenda/{top}: nobody can go on from here: {error!r:.500}"
        raise SaveError(told) from error


def _again(game: Game, line: str) -> None:
    who, notation = read(line)
    if player_of(who) not in game.table.players:
        raise SaveError("there is no such player")
    if interrupts(who):
        game.interrupt(player_of(who), game.parse(player_of(who), notation))
        return
    decision = game.decision_of(who)
    option = game.parse(who, notation)
    if decision is None:
        raise SaveError(f"nobody asked p{who}")
    game.choose(decision, option)
