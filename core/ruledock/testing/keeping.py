"""Check that replays, saves, copies and positions keep a game the same, and undo restores it."""

from __future__ import annotations

import json
from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.actors import player_of
from ruledock.engine.secret_choices import SecretChoiceKind
from ruledock.errors import Refusal, RuledockError
from ruledock.game import start
from ruledock.game.record import Record, read
from ruledock.testing.failures import Broken, require, require_equal, state
from ruledock.testing.walking import Act, Wanderer
from ruledock.testing.worlds import layout, seen_of, texts
from ruledock_mistakes.saves import schema
from ruledock_positions.position import position

if TYPE_CHECKING:
    from ruledock.game.game import Game

FURTHER = 6
"""Choices to make in two games that should stay equal."""


def check_replay(game: Game, rng: Random) -> None:
    """Check that the record of a game, read from JSON, replays to an equal game."""
    written = json.loads(json.dumps(game.record.to_dict()))
    try:
        again = start.replay(written, packs_from=packs_of(game))
    except RuledockError as error:
        raise Broken("replay", f"the record cannot be replayed: {error}") from error
    require_equal("replay", "replayed and played differ", state(game), state(again))
    require_equal("replay", "the replayed record differs", written, again.record.to_dict())
    check_alike("replay", game, again, rng)


def check_save(game: Game, rng: Random) -> None:
    """Check that a save is plain JSON, fits its schema, and loads as an equal game."""
    import jsonschema  # late: slow to load

    saved = game.save()
    plain = json.loads(json.dumps(saved))
    require_equal("save", "a save is not plain JSON", saved, plain)
    wrong = next(jsonschema.Draft202012Validator(schema(game.ruleset)).iter_errors(plain), None)
    require(wrong is None, "save", f"a save does not fit its schema: {wrong and wrong.message}")
    loaded = _load("save", start.load, plain, packs_of(game))
    require_equal("save", "loaded and saved differ", saved, loaded.save())
    check_alike("save", game, loaded, rng)


def check_copy(game: Game, rng: Random) -> None:
    """Check that a copy is equal and independent: playing it does not change the game."""
    before, seen = state(game), views(game)
    require_equal("copy", "a copy differs", before, state(game.copy()))
    require_equal("copy", "a copy has another record", game.record, game.copy().record)
    check_alike("copy", game, game.copy(), rng)
    Wanderer(rng).play(game.copy(), FURTHER)
    require_equal("copy", "playing a copy changed the game", before, state(game))
    require_equal("copy", "playing a copy changed what is seen", seen, views(game))


def check_position(game: Game, rng: Random) -> None:
    """Check that a position file reads back as the same table."""
    text = game.position()
    again = _load("position", position, text, packs_of(game))
    require_equal("position", "the position reads back differently", state(game), state(again))
    require_equal("position", "the position is written differently", text, again.position())
    check_alike("position", game, again, rng)


def packs_of(game: Game) -> list[str]:
    """The paths of the packs that the host gave as paths."""
    return list(game.ruleset.pack_names)


def _load(name: str, load: Any, saved: Any, packs: list[str]) -> Game:
    try:
        return load(saved, packs_from=packs)  # type: ignore[no-any-return]
    except RuledockError as error:
        raise Broken(name, f"what was written cannot be read back: {error}") from error


def views(game: Game) -> list[Any]:
    """What everybody sees, and what a spectator sees."""
    return [game.view(player) for player in (*game.table.players, None)]


def check_alike(name: str, game: Game, other: Game, rng: Random) -> None:
    """Check that two games look the same, and stay equal after the same choices."""
    require_equal(name, "the two look different", views(game), views(other))
    one, other = game.copy(), other.copy()
    wanderer = Wanderer(rng)
    for _ in range(FURTHER):
        if one.over:
            return
        act = wanderer.act(one)
        act.on(one)
        _also(name, act, other)
        require_equal(name, f"after {act.line!r} the two differ", state(one), state(other))


def _also(name: str, act: Act, other: Game) -> None:
    try:
        act.on(other)
    except Refusal as refusal:
        raise Broken(name, f"{act.line!r} is open in one of two equal games: {refusal}") from None


def check_undo(game: Game) -> None:
    """Check that undo restores exactly, or is refused for one of the known reasons."""
    for player in game.table.players:
        _check_undo_of(game, player)


def _check_undo_of(game: Game, player: int) -> None:
    now, lines = state(game), game.record.choices
    mine = [place for place, line in enumerate(lines) if _actor(line) == player]
    place = mine[-1] if mine else None
    past = None if place is None else _before(game, place)
    why = "nothing to take back" if past is None else _barrier(game, past.copy())
    tried = game.copy()
    try:
        tried.undo(player)
    except Refusal as refusal:
        require(why is not None, "undo", f"p{player} may not take back: {refusal}")
        require_equal("undo", "a refused undo changed the game", now, state(tried))
        return
    require(why is None, "undo", f"p{player} took back a choice although: {why}")
    assert place is not None and past is not None
    for line in lines[place + 1 :]:
        Act.of(line, past).on(past)
    rest = (*lines[:place], *lines[place + 1 :])
    require_equal("undo", f"undo by p{player} is not exact", state(past), state(tried))
    require_equal("undo", "undo leaves another record", rest, tried.record.choices)


def _barrier(game: Game, past: Game) -> str | None:
    """Why the first choice after *past* cannot be undone; None if it can. Plays *past* on."""
    if past.table.chance.counters != game.table.chance.counters:
        return "chance was used"
    made, *rest = game.record.choices[len(past.record.choices) :]
    occasion = _secret_choice_in_progress(past)
    several = occasion is not None and len(past.table.agenda[-1].players) > 1
    things = {one for lying in layout(past.table).values() for one in lying}
    before = _readable(past, things)
    Act.of(made, past).on(past)
    for line in rest:
        if _tells_more(past, things, before):
            return "a hidden thing was revealed"
        if occasion is None or read(line)[0] < 0 or _secret_choice_in_progress(past) != occasion:
            return f"{line!r} answered it"
        Act.of(line, past).on(past)
    if _tells_more(past, things, before):
        return "a hidden thing was revealed"
    return (
        "sealed choices were opened"
        if several and _secret_choice_in_progress(past) != occasion
        else None
    )


def _readable(game: Game, things: Collection[str]) -> list[set[str]]:
    """For each player and a spectator: those of *things* whose names they can read somewhere.

    They also know of things that no longer lie in any secret place, even if no field names them.
    """
    lying = {one for things in layout(game.table).values() for one in things}
    seers = (*game.table.players, None)
    return [
        {one for one in things if one not in lying}
        | {one for one in texts(seen_of(game.table, seer)) if one in things}
        for seer in seers
    ]


def _tells_more(game: Game, things: Collection[str], before: list[set[str]]) -> bool:
    """Whether somebody can now read the name of a thing that they could not read *before*."""
    return any(now - then for now, then in zip(_readable(game, things), before, strict=True))


def _secret_choice_in_progress(game: Game) -> Any:
    """The agenda without the sealed choices, if choices are being sealed now."""
    agenda = game.save()["agenda"]
    sealed = isinstance(game.ruleset.kinds[type(game.table.agenda[-1])], SecretChoiceKind)
    return [*agenda[:-1], {**agenda[-1], "sealed": None}] if sealed else None


def _before(game: Game, place: int) -> Game:
    record = game.record
    return start.replay(Record(record.start, record.choices[:place], record.packs))


def _actor(line: str) -> int:
    who, _ = read(line)
    return player_of(who)
