"""Every game with every set of its modules: whole games, and what is asked of a game half way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations, cycle
from random import Random
from typing import Any

import ruledock
from bench.games import chooses, mid_game, playouts
from bench.harness import Row, Side, Timing, compare, repeat, side, tell
from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.errors import Refusal
from ruledock.game.new_game import new_game
from ruledock.linking.config import Config, make_config

MODULES = ("creatures", "events", "kittens")
HOUSE = ("late_draft", "patrons", "tolls")
"""The modules of the auction house."""
HALF = 0.5
"""What is owed: choosing, which checks what it is given, reaches half of a playout."""
GAMES = 8
"""Games half way through, looked at in turn: no two ask the same."""
LUCK = Random(3)
Ask = Callable[[ruledock.Game], object]
Undoable = tuple[ruledock.Game, Decision, Option]


def rows(timing: Timing) -> Iterator[Row]:
    """Whole games of all tables; then single questions, game by game."""
    short = Timing(timing.seconds / 2, timing.windows)
    for name, config in tables().items():
        chosen, played = side(chooses(config)), side(playouts(config))
        yield compare(f"{name}: choose v playout", "decisions/s", chosen, played, short, HALF)
    for name, config in asked().items():
        yield from _questions(name, config, short)


# -- which games -------------------------------------------------------------------------------


def tables() -> dict[str, Config]:
    """Each game for each number of players with each set of its modules."""
    found: dict[str, Config] = {}
    for players in (2, 3, 4):
        for modules in _subsets(MODULES):
            _add(found, "isle", players, modules)
    for modules in _subsets(MODULES):
        _add(found, "isle", 1, ("sister", *modules))
    for players in (2, 3, 4):
        for modules in _subsets(("creatures", "kittens")):
            _add(found, "isle", players, ("family", *modules))
    for game in ("sea_salt_paper", "auction", "kockombat", "brambles"):
        low, high = _seats(game)
        for players in range(low, high + 1):
            _add(found, game, players, ())
    for modules in _subsets(HOUSE):
        _add(found, "auction", 3, modules)
    return found


def asked() -> dict[str, Config]:
    """One table of each game and way to play it, with the most players."""
    found: dict[str, Config] = {}
    _add(found, "isle", 4, ())
    _add(found, "isle", 4, MODULES)
    _add(found, "isle", 1, ("sister", *MODULES))
    _add(found, "isle", 4, ("family", "creatures", "kittens"))
    for game in ("sea_salt_paper", "auction", "kockombat", "brambles"):
        _add(found, game, _seats(game)[1], ())
    return found


def _add(found: dict[str, Config], game: str, players: int, modules: tuple[str, ...]) -> None:
    several = "1 player" if players == 1 else f"{players} players"
    name = ", ".join([game, several, *modules])
    found[name] = make_config({"game": game, "players": players, "modules": modules})


def _subsets(modules: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(len(modules) + 1):
        yield from combinations(modules, size)


def _seats(game: str) -> tuple[int, int]:
    """The least and the most players."""
    return new_game(make_config({"game": game}), 0).ruleset.game.players


# -- what is asked of a game -------------------------------------------------------------------


def _questions(name: str, config: Config, timing: Timing) -> Iterator[Row]:
    games = [mid_game(config, seed) for seed in range(GAMES)]
    for what, ask in QUESTIONS.items():
        yield tell(f"{name}: {what}", "times/s", in_turn(games, ask), timing)
    undone = repeat(each(undoable(config), choose_and_undo), GAMES)
    yield tell(f"{name}: choose + undo", "times/s", undone, timing)


def in_turn(games: list[ruledock.Game], ask: Ask) -> Side:
    """The same question to one game after the other."""
    return repeat(each(games, ask), len(games))


def each(things: list[Any], ask: Callable[[Any], object]) -> Callable[[], object]:
    """The same question to the next thing, round and round."""
    following = cycle(things)
    return lambda: ask(next(following))


def view(game: ruledock.Game) -> object:
    """What the player who is to act knows."""
    return game.view(game.decisions[0].player)


def guess(game: ruledock.Game) -> object:
    """A world that agrees with the player who is to act."""
    return game.guess(game.decisions[0].player, LUCK)


def score(game: ruledock.Game) -> object:
    """What the player who is to act would score now."""
    return game.score(game.decisions[0].player)


def save(game: ruledock.Game) -> object:
    """A snapshot as JSON and back."""
    return ruledock.load(json.loads(json.dumps(game.save())))


QUESTIONS: dict[str, Ask] = {
    "copy": ruledock.Game.copy,
    "view": view,
    "guess": guess,
    "score": score,
    "save + load": save,
}


# -- undo --------------------------------------------------------------------------------------


def undoable(config: Config) -> list[Undoable]:
    """Games half way through or later, each with a choice that can be taken back."""
    return [_undoable(mid_game(config, seed), Random(seed)) for seed in range(GAMES)]


def _undoable(game: ruledock.Game, rng: Random) -> Undoable:
    while True:
        decision = game.decisions[0]
        option = decision.options[rng.randrange(len(decision.options))]
        game.choose(decision, option)
        before = game.copy()
        try:
            game.undo(decision.player)
        except Refusal:
            assert not game.over, "every choice since half of the game was final"
            game = before
        else:
            return game, decision, option


def choose_and_undo(case: Undoable) -> None:
    """Make a choice and take it back."""
    game, decision, option = case
    game.choose(decision, option)
    game.undo(decision.player)
