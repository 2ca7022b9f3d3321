"""Tell a game in sentences as it happens, and explain the scores at its end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.engine.text import printable
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock.linking.game_spec import Result
from ruledock.linking.ruleset import Ruleset
from ruledock_cli.play.points import points_table
from ruledock_cli.wording import read, tell
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen import draw, screens_of
from ruledock_drawing.show import say
from ruledock_drawing.verdict import winning_names
from ruledock_drawing.wording import spoken
from ruledock_local.describing import added_to, title_of

COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red", "orange", "pink")


class Narrator:
    """Tells what one seat, or a spectator, may know of a game as it goes on."""

    def __init__(self, game: Game, seat: int | None, paint: Palette, speed: float = 0) -> None:
        self.game, self.seat, self.paint, self.speed = game, seat, paint, speed
        self.told = 0
        self.names = list(game.ruleset.config.names)
        marks = sorted(map(re.escape, self.names), key=len, reverse=True)
        self._name = re.compile(rf"(?<!\w)(?:{'|'.join(marks)})(?!\w)")

    def tell_start(self, *, seed: bool) -> None:
        """Say which game starts, who plays, and, if no person plays, its seed."""
        paint, language = self.paint, spoken()
        players = ", ".join(map(self.colour, self.names))
        title = title_of(self.game.ruleset, language)
        say(f"{paint('bold', title)}: {players}", speed=self.speed)
        added = ", ".join(added_to(self.game.ruleset, language))
        facts = [tell("cli.tell.with", added=added)] if added else []
        drawn = self.game.record.start.get("seed")
        if seed and drawn is not None:
            facts.append(tell("cli.tell.seed", seed=str(drawn)))
        if facts:
            say(paint("dim", "; ".join(facts)), speed=self.speed)

    def catch_up(self) -> None:
        """Tell what has happened since the last call."""
        for text in self.news():
            say(text, speed=self.speed)

    def news(self) -> list[str]:
        """What has happened since the last call."""
        unread = self.unread()
        self.told += len(unread)
        return [self.line(text) for text in unread]

    def unread(self) -> list[str]:
        """What has not been told yet."""
        return [read(message) for message in self.game.log(self.seat)[self.told :]]

    def line(self, text: str) -> str:
        """A sentence of the story as it is printed."""
        return f"  {self.colour(text)}"

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

    def table(self) -> list[str]:
        """The table, drawn."""
        ruleset = self.game.ruleset
        drawn = draw(self.game.view(self.seat), screens_of(ruleset), self.paint, ruleset)
        return ["", *drawn.split("\n")]

    def tell_table(self) -> None:
        """Draw the table."""
        for line in self.table():
            say(line)

    def points(self) -> list[str]:
        """Every player's score, line by line, and what was counted."""
        return ["", *points_table(self.game.result, self.names, self.paint)]

    def tell_end(self, *, seed: bool = False) -> None:
        """Tell every player's score, line by line, and who has won."""
        for line in self.points():
            say(line, speed=self.speed)
        self.tell_winners(seed=seed)

    def tell_winners(self, *, seed: bool = False) -> None:
        """Tell who has won."""
        say()
        say(self.colour(winners(self.game.result, self.names)), speed=self.speed)
        if why := broken_tie(self.game.result, self.names, self.game.ruleset):
            say("\n".join(fold(why, self.paint.columns)), speed=self.speed)
        drawn = self.game.record.start.get("seed")
        if seed and drawn is not None:
            say(self.paint("dim", tell("cli.tell.seed_was", seed=str(drawn))))

    def tell_failure(self, loser: int, why: str, said: str) -> None:
        """Tell whose bot failed, why, the last it printed, and who has won."""
        say()
        say(self.colour(why), speed=self.speed)
        for line in said.splitlines():
            say(self.paint("dim", f"        {printable(line)}"), speed=self.speed)
        others = [name for player, name in enumerate(self.names) if player != loser]
        say(self.colour(_won(others)), speed=self.speed)


def winners(result: Result, names: Sequence[str]) -> str:
    """A sentence on who has won."""
    return _won(winning_names(result, names))


def broken_tie(result: Result, names: Sequence[str], ruleset: Ruleset) -> str:
    """Why some of those with the most points have not won; "" if all of them have."""
    most = {result.totals[player] for player in result.winners}
    equal = [player for player, total in enumerate(result.totals) if total in most]
    if len(equal) == len(result.winners) or len(most) != 1:
        return ""
    from ruledock_cli.play.rulebook import rule_on_ties  # late: few games end in a tie

    rule = rule_on_ties(ruleset)
    tied = ", ".join(names[player] for player in equal)
    return tell("cli.tell.tie", names=tied, points=most.pop(), rule=rule) if rule else ""


def _won(best: Sequence[str]) -> str:
    if not best:
        return tell("cli.tell.nobody_wins")
    if len(best) == 1:
        return tell("cli.tell.wins", name=best[0])
    return tell("cli.tell.share", names=", ".join(best[:-1]), last=best[-1])


def bot_chooses(game: Game, bots: Sequence[Any], decision: Decision) -> Option:
    """Let the player's bot take a decision; return what it chose."""
    player = decision.player
    chosen = bots[player](Seat(game, player, decision))
    made: Option = decision.options[chosen] if type(chosen) is int else chosen
    game.choose(decision, chosen)  # afterwards its options may be those of another table
    return made


def as_data(game: Game, seat: int | None, *, seed: bool = True) -> dict[str, Any]:
    """A game for programs: its log, and its result or the view."""
    plain: dict[str, Any] = {
        "config": game.ruleset.config.to_dict(),
        **({"seed": game.record.start.get("seed")} if seed else {}),
        "choices": len(game.record.choices),
        "over": game.over,
        "log": [read(message) for message in game.log(seat)],
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
        plain = {"points": line.points, "because": read(line.because), "rule": line.rule}
        parts = [{"points": part.points, **part.about} for part in line.parts()]
        yield {**plain, "details": line.details(), "parts": parts}
