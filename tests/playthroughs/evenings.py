"""Whole evenings at the table, written down: who was asked what, how many options there were, which
one was taken, what everybody heard and what each player alone heard, and the score at the end.
Three times an evening somebody writes down what each player sees, and what the score would be.

``python -m tests.playthroughs.evenings`` tells the recorded games anew, after a change of rules or
sentences that is meant; the difference shows what the change did. With ``--play`` they are played
anew as well, which is needed only when recorded choices cannot be made any more.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import ruledock
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.game.record import read
from ruledock.linking.config import make_config

HERE = Path(__file__).parent / "evenings"
SEEDS = range(12)
"""Of so many games of a table, the one with the most sentences not heard before is kept."""

TABLES: dict[str, dict[str, Any]] = {
    "isle-for-four": {"game": "isle", "players": 4},
    "isle-by-the-ukrainian-book": {
        "game": "isle", "players": 2, "edition": "uk", "windows": "all", "lessons": ["A", "B", "C"],
    },
    "isle-with-everything": {
        "game": "isle", "players": 3, "modules": ["kittens", "creatures", "events"],
        "lessons": ["A", "B", "I"], "windows": "phases",
    },
    "isle-alone": {
        "game": "isle", "players": 1, "modules": ["sister", "kittens", "creatures", "events"],
        "difficulty": "hard",
    },
    "family": {"game": "isle", "players": 3, "modules": ["family", "kittens", "creatures"]},
    "kockombat": {"game": "kockombat", "games": 2},
    "sea-salt-and-paper": {"game": "sea_salt_paper", "players": 3},
    "sea-salt-for-two": {"game": "sea_salt_paper", "players": 2},
}  # fmt: skip


def tell(record: dict[str, Any]) -> Iterator[str]:
    """One game, line by line."""
    game = ruledock.replay({**record, "choices": []})
    heard = dict.fromkeys([None, *game.table.players], 0)
    yield from _news(game, heard)
    for line in record["choices"]:
        who, notation = read(line)
        yield from _choice(game, who, notation)
        yield from _news(game, heard)
    yield from _scores(game)


def watch(record: dict[str, Any]) -> list[dict[str, Any]]:
    """What can be seen at three moments of one game, by everybody and by nobody in particular."""
    choices = record["choices"]
    moments = [len(choices) * part // 4 for part in (1, 2, 3)]
    games = (ruledock.replay({**record, "choices": choices[:made]}) for made in moments)
    return [{"after": made, **_seen(game)} for made, game in zip(moments, games, strict=True)]


def _seen(game: Game) -> dict[str, Any]:
    """All views, and the points of everybody so far; what a view shares with that of everybody is
    left out.
    """
    names, everybody = game.ruleset.config.names, game.view(None)
    views = {name: _apart(game.view(who), everybody) for who, name in enumerate(names)}
    so_far = {
        name: [f"{line.points:+d} {line.because}" for line in game.score(who)]
        for who, name in enumerate(names)
    }
    return {"everybody": everybody, "alone": views, "score": so_far}


def _apart(view: Any, everybody: Any) -> Any:
    if not isinstance(view, dict) or not isinstance(everybody, dict):
        return view
    return {
        key: _apart(value, everybody.get(key))
        for key, value in view.items()
        if key not in everybody or value != everybody[key]
    }


def _choice(game: Game, who: int, notation: str) -> Iterator[str]:
    """Make a choice, after telling what was asked."""
    player = who if who >= 0 else ~who
    name, option = game.ruleset.name_of(player), game.parse(player, notation)
    if who < 0:
        yield f"{name} breaks in ({len(game.interrupts(player))}): {notation}"
        game.interrupt(player, option)
        return
    decision = game.decision_of(player)
    assert decision is not None
    waiting = [game.ruleset.name_of(one.player) for one in game.decisions if one is not decision]
    others = f", as {'are' if waiting[1:] else 'is'} {' and '.join(waiting)}" if waiting else ""
    yield f"{name} is asked{others}: {decision.prompt} ({len(decision.options)}) {notation}"
    game.choose(decision, option)


def _news(game: Game, heard: dict[int | None, int]) -> Iterator[str]:
    """What has been said since: aloud, and into single ears."""
    said = {player: list(map(str, game.log(player)[heard[player] :])) for player in heard}
    for player, count in heard.items():
        heard[player] = count + len(said[player])
        if player is None:
            yield from (f"  {line}" for line in said[None])
            continue
        alone = (line for line in said[player] if line not in said[None])
        yield from (f"  {game.ruleset.name_of(player)} hears: {line}" for line in alone)


def _scores(game: Game) -> Iterator[str]:
    result, names = game.result, game.ruleset.config.names
    for name, lines in [*zip(names, result.lines, strict=True), *result.rivals.items()]:
        yield f"{name}: {sum(line.points for line in lines)}"
        for line in lines:
            yield f"  {line.points:+d} {line.because}"
            yield from (f"    {detail}" for detail in line.details())
    yield f"Winners: {', '.join(names[player] for player in result.winners) or 'nobody'}"


def evenings() -> list[str]:
    """The names of all games kept here."""
    return sorted(file.stem for file in HERE.glob("*.json"))


def recorded(name: str) -> dict[str, Any]:
    """The choices of one game, in notation."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


def _line(seen: dict[str, Any]) -> str:
    return json.dumps(seen, ensure_ascii=False)


def _play(config: dict[str, Any], seed: int) -> Game:
    """One game between a bot that plays well and others who take any option."""
    names = ["Ada", "Ben", "Cleo", "Dan"][: config.get("players", 2)]
    game = new_game(make_config({"windows": "own", **config, "names": names}), seed)
    rng, greedy = Random(seed), ruledock.GreedyBot(seed)

    def choose(seat: ruledock.Seat) -> Any:
        return greedy(seat) if seat.player == 0 else rng.randrange(len(seat.decision.options))

    return ruledock.playout(game, choose)


def _sentences(game: Game) -> set[str]:
    return {said.message.id for player in (None, *game.table.players) for said in game.log(player)}


def _write(name: str) -> None:
    text = "\n".join(tell(recorded(name))) + "\n"
    (HERE / f"{name}.txt").write_text(text, encoding="utf-8")
    seen = "\n".join(map(_line, watch(recorded(name)))) + "\n"
    (HERE / f"{name}.seen").write_text(seen, encoding="utf-8")


def _record_all() -> None:
    known: set[str] = set()
    for name, table in TABLES.items():
        games = (_play(table, seed) for seed in SEEDS)
        best = max(games, key=lambda game: len(_sentences(game) - known))
        known |= _sentences(best)
        said = json.dumps(best.record.to_dict(), indent=1, ensure_ascii=False)
        (HERE / f"{name}.json").write_text(said + "\n", encoding="utf-8")


if __name__ == "__main__":
    if "--play" in sys.argv:
        _record_all()
    for one in evenings():
        _write(one)
