"""Games told from their records: what was chosen stands in the record, what happened in the story.

After a change of the rules that is meant, ``python -m tests.playthroughs.stories`` writes the
stories anew; the difference shows what the change did. Records stay as they were played, unless
chance itself changes: ``python -m tests.playthroughs.stories anew`` plays the games again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import ruledock
from ruledock.bots.specs import maker
from ruledock.game import Game

HERE = Path(__file__).parent
GAMES = {
    "sister-won": ("easy", 10, "planner:iterations=30"),
    "sister-lost": ("expert", 3, "greedy"),
}
"""By name: against which sister, from which seed, and who plays."""


def play_anew(name: str) -> None:
    """Play a game again and keep its record."""
    difficulty, seed, bot = GAMES[name]
    settings = {"players": ["Ada"], "modules": ["sister"], "windows": "own"}
    game = ruledock.new("isle", **settings, difficulty=difficulty, seed=seed)
    ruledock.playout(game, maker(game.ruleset.bots, bot)(seed))
    text = json.dumps(game.record.to_dict(), indent=1) + "\n"
    (HERE / f"{name}.json").write_text(text, encoding="utf-8")


def record(name: str) -> dict:
    """The choices of one game, in notation."""
    return json.loads((HERE / f"{name}.json").read_text("utf-8"))


def told(game: Game) -> str:
    """What happened as the first player saw it, with choices left out, and both scores."""
    lines = [message.text() for message in game.log(0)]
    paragraphs = [("\n" + line) if line.startswith("Day ") else line for line in lines]
    return "\n".join([*paragraphs, "", *_scores(game)]) + "\n"


def _scores(game: Game) -> list[str]:
    result, names = game.result, game.ruleset.config.names
    said = []
    for name, lines in [*zip(names, result.lines, strict=True), *result.rivals.items()]:
        said.append(f"{name}: {sum(line.points for line in lines)}")
        said += [f"  {line}" for line in lines]
    won = [names[player] for player in result.winners] or list(result.rivals)
    return [*said, "", f"{', '.join(won)} wins."]


def stories() -> list[str]:
    """The names of all games kept here."""
    return sorted(file.stem for file in HERE.glob("*.json"))


if __name__ == "__main__":
    for one in stories():
        if sys.argv[1:] == ["anew"]:
            play_anew(one)
        (HERE / f"{one}.txt").write_text(told(ruledock.replay(record(one))), encoding="utf-8")
