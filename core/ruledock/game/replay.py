"""Replay a record: the same game again, to the byte."""

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
from ruledock.game.save import restore
from ruledock.linking.table import Table


def start_from(start: Mapping[str, Any], packs_from: PacksFrom = ()) -> Game:
    """The game a record starts with."""
    known = ("save",) if "save" in start else ("config", "seed")
    unknown = next((key for key in start if key not in known), None)
    if unknown is not None:
        raise SaveError(f"/start{unknown_key(unknown, known)}")
    if "save" in start:
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
    """Play every choice of *record*; SaveError gives the number of one that no longer fits."""
    game = start_from(record.start, packs_from or record.packs)
    for number, line in enumerate(record.choices):
        try:
            play_line(game, line)
        except RuledockError as error:
            raise SaveError(f"/choices/{number}: {line!r} cannot be played: {error}") from None
        except Exception as error:  # a plugin, on a table from a damaged save
            raise SaveError(f"/choices/{number}: {line!r} cannot be played: {error!r}") from error
    return game


def open_table(table: Table) -> Game:
    """The game on a loaded table, which may be in a state that no game can reach."""
    top = len(table.agenda) - 1
    try:
        game = Game(table)
        if type(game.decisions) is Waiting:
            list(game.decisions)  # lazy: compute each now, while we can still refuse the save
        return game
    except Exception as error:  # a plugin may raise anything in an impossible state
        why = f"/agenda/{top}: the game cannot go on from here: {error!r:.500}"
        raise SaveError(why) from error


def play_line(game: Game, line: str) -> None:
    """Play one recorded choice, such as ``0 bid 3``."""
    who, notation = read(line)
    if player_of(who) not in game.table.players:
        raise SaveError("there is no such player")
    if interrupts(who):
        game.interrupt(player_of(who), game.parse(player_of(who), notation))
        return
    decision = game.decision_of(who)
    option = game.parse(who, notation)
    if decision is None:
        raise SaveError(f"p{who} has no decision open")
    game.choose(decision, option)
