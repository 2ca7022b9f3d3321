"""Count what a person goes through in the terminal: questions, and lines between them.

``python bench/terminal_prompts.py [SEEDS]`` plays two-player games of the isle, in which greedy
types for one of the players, on a screen of 80 columns and 24 lines.
"""

from __future__ import annotations

import statistics
import sys
from typing import Any

import ruledock
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock_cli.play import session as playing
from ruledock_cli.play.keeping import Keeper
from ruledock_cli.play.seats import bots_for
from ruledock_drawing import show
from ruledock_drawing.palette import Palette

SIZE = 80, 24


class Typist:
    """A keyboard at which a bot sits, which counts what it is asked and what it had to read."""

    live = False
    lines = 1

    def __init__(self, game: Game, bot: Any) -> None:
        self.game, self.bot = game, bot
        self.read_lines: list[int] = []
        self.printed = 0

    def read(self, seat: int | None, hints: Any, prompt: str = "> ") -> str:
        """The bot's answer to the question, in its notation."""
        self.read_lines.append(self.printed)
        self.printed = 0
        own = [one for one in self.game.decisions if one.player == 0]
        if not own:
            return ""  # asked to act before somebody else
        chosen = self.bot(Seat(self.game, 0, own[0]))
        option = own[0].options[chosen] if isinstance(chosen, int) else chosen
        return str(option.notation)

    def forget(self) -> None:
        """Nothing to forget."""


def play(seed: int) -> Typist:
    """Play one game and count."""
    game = ruledock.new("isle", players=["Ada", "Ben"], seed=seed)
    bots = bots_for(game, "greedy")
    typist = Typist(game, bots[0])

    def count(text: object = "", *, speed: float = 0) -> None:
        typist.printed += len(str(text).split("\n"))

    for module in [
        one for name, one in sys.modules.items() if name.startswith("ruledock_cli.play")
    ]:
        if getattr(module, "say", None) is not None:
            module.say = count  # type: ignore[attr-defined]
    keeper = Keeper(game, {}, None)
    playing.Session(game, [0], bots, Palette(False, SIZE), typist, keeper).play()  # type: ignore[arg-type]
    return typist


def main(seeds: int) -> None:
    """Print the counts."""
    found = [play(seed) for seed in range(1, seeds + 1)]
    asked = [len(one.read_lines) for one in found]
    lines = [number for one in found for number in one.read_lines]
    show.say(f"prompts: {asked}, median {statistics.median(asked)}")
    show.say(f"lines before a prompt: median {statistics.median(lines)}, most {max(lines)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
