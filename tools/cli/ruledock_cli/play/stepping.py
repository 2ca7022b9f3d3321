"""Step through a recorded game, move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ruledock.game.game import Game
from ruledock_cli.play.keyboard import Hints, Keyboard
from ruledock_cli.play.narrate import Narrator
from ruledock_cli.wording import read, tell
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import draw_in
from ruledock_drawing.show import say

KEYS = ("b", "e", "q", "quit")


class Stepping:
    """Shows a game at one choice after another."""

    def __init__(
        self,
        at: Callable[[int], Game],
        choices: Sequence[str],
        seat: int | None,
        paint: Palette,
        keyboard: Keyboard,
        secrets: bool,
    ) -> None:
        """*at* makes the game as it was before a choice, by the choice's number from 0."""
        self.at, self.choices, self.seat = at, choices, seat
        self.paint, self.keyboard, self.secrets = paint, keyboard, secrets

    def go(self, place: int) -> None:
        """Show the game there, and go where the person says, until they leave."""
        while True:
            place = min(max(0, place), len(self.choices))
            game = self._show(place)
            if game.over and place == len(self.choices):
                Narrator(game, self.seat, self.paint).tell_end()
            say(self.paint("dim", tell("cli.replay.keys")))
            wish = self._wish()
            if wish in ("q", "quit") or (not wish and place == len(self.choices)):
                return
            place = self._next(place, wish)

    def _wish(self) -> str:
        """What the person wants to see; anything but the keys is asked again."""
        while True:
            try:
                wish = self.keyboard.read(None, Hints()).strip().casefold()
            except EOFError:
                return "q"
            if not wish or wish.isdecimal() or wish in KEYS:
                return wish
            say(self.paint("dim", tell("cli.replay.keys")))

    def _next(self, place: int, wish: str) -> int:
        if wish.isdecimal():
            return int(wish)
        if wish == "e":
            return len(self.choices)
        return self._heard(place, -1 if wish == "b" else 1)

    def _heard(self, place: int, by: int) -> int:
        """The nearest choice that this reader hears of; others would show nothing new."""
        now = len(self.at(place).log(self.seat))
        while 0 < place + by < len(self.choices):
            place += by
            if len(self.at(place).log(self.seat)) != now:
                return place
        return place + by

    def _show(self, place: int) -> Game:
        game = self.at(place)
        before = len(self.at(place - 1).log(self.seat)) if place else 0
        news = [f"  {read(line)}" for line in game.log(self.seat)[before:]]
        left = self.paint.lines - len(news) - self.keyboard.lines - 3
        say()
        for line in draw_in(game.view(self.seat), game.ruleset, self.paint, left):
            say(line)
        say(self.paint("bold", tell("cli.replay.at", place=place, all=len(self.choices))))
        for line in news:
            say(line)
        return game
