"""Count what a person goes through in the terminal: questions, and lines between them.

``python bench/terminal_prompts.py [SEEDS]`` plays two-player games of the isle by the command
line, in which greedy types for one of the players, on a screen of 80 columns and 24 lines. It asks
nothing of the command line but that it reads lines with ``input()``, so that it also counts what an
older version asked and printed.
"""

from __future__ import annotations

import builtins
import io
import os
import statistics
import sys
import tempfile
from typing import Any

from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock_cli.__main__ import main as command_line
from ruledock_cli.play.seats import bots_for

COMMAND = ("play", "isle", "--players", "Ada,Ben", "--seat", "Ada", "--bot", "greedy")


class Typist(io.StringIO):
    """A terminal that counts the lines printed on it, and a keyboard at which a bot sits."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.bot: Any = None
        self.lines: list[int] = []
        """Before each question, how many lines were printed since the last one."""
        self.printed = 0
        self.extra = 0
        """How often Enter was pressed to turn a page or to take what was drawn."""
        self.typed: tuple[int, str] = -1, ""
        """The last answer, and how many choices were made before it."""

    def isatty(self) -> bool:
        """A person looks at it."""
        return True

    def write(self, text: str) -> int:
        """Count the lines."""
        self.printed += text.count("\n")
        return len(text)

    def read(self, prompt: str = "") -> str:  # type: ignore[override]
        """The bot's answer to the question, in its notation; nothing where it is not asked."""
        if prompt.startswith("--"):
            self.extra += 1
            return ""  # to see the next page
        if self.game is None:
            self.game = _game_of(sys._getframe(1))
            self.bot = bots_for(self.game, "greedy")[0]
        made = len(self.game.record.choices)
        if self.typed[0] == made and self.typed[1]:
            self.extra += 1
            self.typed = -1, ""
            return ""  # it is drawn; take it
        self.lines.append(self.printed)
        self.printed = 0
        self.typed = made, self._answer(self.game)
        return self.typed[1]

    def _answer(self, game: Game) -> str:
        own = [one for one in game.decisions if one.player == 0]
        if not own:
            return ""  # asked to act before somebody else
        chosen = self.bot(Seat(game, 0, own[0]))
        option = own[0].options[chosen] if isinstance(chosen, int) else chosen
        return str(option.notation)


def _game_of(frame: Any) -> Game:
    """The game that is being played by whoever asks."""
    while frame is not None:
        for one in list(frame.f_locals.values()):
            found = one if isinstance(one, Game) else getattr(one, "game", None)
            if isinstance(found, Game):
                return found
        frame = frame.f_back
    raise LookupError("nobody who asks plays a game")


def play(seed: int) -> Typist:
    """Play one game and count."""
    typist, before = Typist(), (builtins.input, sys.stdin, sys.stdout)
    builtins.input, sys.stdin, sys.stdout = typist.read, typist, typist
    try:
        failed = command_line([*COMMAND, "--seed", str(seed)])
    finally:
        builtins.input, sys.stdin, sys.stdout = before
    assert not failed and typist.game is not None and typist.game.over
    return typist


def main(seeds: int) -> None:
    """Print the counts."""
    screen = {"COLUMNS": "80", "LINES": "24", "TERM": "dumb"}
    os.environ |= {**screen, "XDG_DATA_HOME": tempfile.mkdtemp()}
    found = [play(seed) for seed in range(1, seeds + 1)]
    asked = [len(one.lines) for one in found]
    lines = [number for one in found for number in one.lines]
    print(f"prompts: {asked}, median {statistics.median(asked)}")
    print(f"Enter besides: {[one.extra for one in found]}")
    print(f"lines before a prompt: mean {statistics.mean(lines):.1f}, ", end="")
    print(f"median {statistics.median(lines)}, most {max(lines)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 6)
