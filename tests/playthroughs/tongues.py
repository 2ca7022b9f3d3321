"""The same games in every language that is shipped, to be read as a player would.

``python -m tests.playthroughs.tongues`` tells them anew after a change of sentences that is meant;
with ``anew`` it also plays them again, if the rules or the bots have changed, and with names of
games those alone.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import ruledock
from ruledock.game.game import Game
from ruledock.messages import Message, Ref
from ruledock_bots.known import bots_of
from ruledock_bots.specs import maker

HERE = Path(__file__).parent / "tongues"
LANGUAGES = ("en", "cs", "uk")
TABLES = {
    "isle": {"game": "isle", "modules": ["creatures", "events", "kittens"]},
    "family": {"game": "isle", "modules": ["family", "kittens"]},
    "sister": {"game": "isle", "players": ["Ada"], "modules": ["sister"], "difficulty": "hard"},
    "sea_salt_paper": {"game": "sea_salt_paper"},
    "kockombat": {"game": "kockombat"},
    "storm": {"game": "isle", "modules": ["storm"]},
    "hearts": {"game": "hearts", "players": ["Ada", "Ben", "Cleo"], "rules": {"to": 20}},
    "brambles": {"game": "brambles"},
}
SEED = 20


def play_anew(name: str) -> None:
    """Play a game and keep its record."""
    settings = {"players": ["Ada", "Ben"], **TABLES[name]}
    game = ruledock.new(settings.pop("game"), **settings, windows="own", seed=SEED)
    ruledock.playout(game, maker(bots_of(game.ruleset), "greedy")(SEED))
    text = json.dumps(game.record.to_dict(), indent=1) + "\n"
    (HERE / f"{name}.json").write_text(text, encoding="utf-8")


def game_of(name: str) -> Game:
    """A game as it was played."""
    return ruledock.replay(json.loads((HERE / f"{name}.json").read_text("utf-8")))


def told(game: Game, language: str) -> str:
    """The whole game as its first player saw it, and what was scored and counted."""
    lines = [*(line.text(language) for line in game.log(0)), ""]
    names = game.ruleset.config.names
    for who, scored in [*zip(names, game.result.lines, strict=True), *game.result.rivals.items()]:
        called = Message("sister.rival").text(language) if isinstance(who, Ref) else who
        lines.append(f"{called}: {sum(line.points for line in scored)}")
        for line in scored:
            lines.append(f"  {line.points:+4d}  {line.because.text(language)}")
            lines += [f"          {one}" for one in line.details(language)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for one in TABLES:
        if sys.argv[1:2] == ["anew"] and one in (sys.argv[2:] or TABLES):
            play_anew(one)
        played = game_of(one)
        for code in LANGUAGES:
            (HERE / f"{one}.{code}.txt").write_text(told(played, code), encoding="utf-8")
