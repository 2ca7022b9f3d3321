"""Tell a game in sentences as it happens, and explain the scores at its end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ruledock.engine.decisions import Decision
from ruledock.engine.text import printable
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock.linking.game_spec import Result, ScoreLine
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import say

COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red", "orange", "pink")


class Narrator:
    """Tells what one seat, or a spectator, may know of a game as it goes on."""

    def __init__(self, game: Game, seat: int | None, paint: Palette, speed: float = 0) -> None:
        self.game, self.seat, self.paint, self.speed = game, seat, paint, speed
        self.told = 0
        self.names = list(game.ruleset.config.names)
        marks = sorted(map(re.escape, self.names), key=len, reverse=True)
        self._name = re.compile(rf"(?<!\w)(?:{'|'.join(marks)})(?!\w)")

    def tell_start(self) -> None:
        """Say which game starts, who plays, and its seed."""
        config, paint = self.game.ruleset.config, self.paint
        players = ", ".join(map(self.colour, self.names))
        say(f"{paint('bold', self.game.ruleset.game.title)}: {players}", speed=self.speed)
        added = [*config.modules, *config.packs]
        seed = self.game.record.start.get("seed")
        facts = [*(["with " + ", ".join(added)] if added else []), f"seed {seed}"]
        if seed is not None:
            say(paint("dim", "; ".join(facts)), speed=self.speed)

    def catch_up(self) -> None:
        """Tell what has happened since the last call."""
        log = self.game.log(self.seat)
        for message in log[self.told :]:
            say(f"  {self.colour(message.text())}", speed=self.speed)
        self.told = len(log)

    def skip(self) -> None:
        """Skip what has happened so far."""
        self.told = len(self.game.log(self.seat))

    def colour(self, text: str) -> str:
        """Colour each player's name in a text."""
        if not self.paint.colour:
            return text
        return self._name.sub(lambda found: self._own_colour(found[0]), text)

    def _own_colour(self, name: str) -> str:
        return self.paint(COLOURS[self.names.index(name) % len(COLOURS)], name)

    def tell_end(self) -> None:
        """Tell every player's score, line by line, and who has won."""
        result = self.game.result
        say()
        for name, lines in [*zip(self.names, result.lines, strict=True), *result.rivals.items()]:
            self._score(name, lines)
        say()
        say(self.colour(winners(result, self.names)), speed=self.speed)

    def tell_failure(self, loser: int, why: str, said: str) -> None:
        """Tell whose bot failed, why, the last it printed, and who has won."""
        say()
        say(self.colour(why), speed=self.speed)
        for line in said.splitlines():
            say(self.paint("dim", f"        {printable(line)}"), speed=self.speed)
        others = [name for player, name in enumerate(self.names) if player != loser]
        say(self.colour(_won(others)), speed=self.speed)

    def _score(self, name: str, lines: Sequence[ScoreLine]) -> None:
        total = self.paint("bold", sum(line.points for line in lines))
        say(f"{self.colour(name)}: {total}", speed=self.speed)
        for line in lines:
            say(f"  {line.points:+4d}  {line.because}", speed=self.speed)
            for detail in line.details():
                say(self.paint("dim", f"        {detail}"), speed=self.speed)


def winners(result: Result, names: Sequence[str]) -> str:
    """A sentence on who has won."""
    best = [names[player] for player in result.winners]
    if not best and result.rivals:
        totals = {name: sum(one.points for one in lines) for name, lines in result.rivals.items()}
        most = min(totals.values()) if result.fewest_win else max(totals.values())
        best = [name for name, total in totals.items() if total == most]
    return _won(best)


def _won(best: Sequence[str]) -> str:
    if not best:
        return "Nobody wins."
    if len(best) == 1:
        return f"{best[0]} wins."
    return f"{', '.join(best[:-1])} and {best[-1]} share the victory."


def bot_chooses(game: Game, bots: Sequence[Any], decision: Decision) -> None:
    """Let the player's bot take a decision."""
    player = decision.player
    game.choose(decision, bots[player](Seat(game, player, decision)))


def as_data(game: Game, seat: int | None) -> dict[str, Any]:
    """A game for programs: its log, and its result or the view."""
    plain: dict[str, Any] = {
        "config": game.ruleset.config.to_dict(),
        "seed": game.record.start.get("seed"),
        "choices": len(game.record.choices),
        "over": game.over,
        "log": [message.text() for message in game.log(seat)],
    }
    return {**plain, **(_result(game.result) if game.over else {"view": game.view(seat)})}


def _result(result: Result) -> dict[str, Any]:
    return {
        "totals": list(result.totals),
        "winners": list(result.winners),
        "lines": [list(_lines(lines)) for lines in result.lines],
        "rivals": {name: list(_lines(lines)) for name, lines in result.rivals.items()},
    }


def _lines(lines: Sequence[Any]) -> Iterator[dict[str, Any]]:
    for line in lines:
        plain = {"points": line.points, "because": line.because.text(), "rule": line.rule}
        parts = [{"points": part.points, **part.about} for part in line.parts()]
        yield {**plain, "details": line.details(), "parts": parts}
