"""Asking a person: options by number, by notation, or by the beginning of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

import attrs

from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.options import Option
from ruledock.engine.secret_choices import Withdraw
from ruledock.engine.windows import Nothing
from ruledock.errors import Refusal
from ruledock.game.game import Game
from ruledock_cli.play.worth import worths
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import listing, say, side_by_side

PAGE = 30
LOOKED_AT = 20_000
"""Options compared with what somebody began to type."""


@attrs.frozen
class Command:
    """A word that is no option, such as ``undo``; the rest of the line is its argument."""

    name: str
    rest: str = ""


@attrs.define
class Question:
    """What one person can answer now: a decision if one is open, and what may be done anyway."""

    game: Game
    player: int
    decision: Decision | None
    paint: Palette
    commands: Sequence[str]
    offered: Options = attrs.field(init=False)
    own: int = attrs.field(init=False)
    """How many of the offered options answer the decision; the rest interrupt."""
    shown: int = 0
    """How many of them have been listed, page by page."""

    def __attrs_post_init__(self) -> None:
        own = self.decision.options if self.decision else ()
        more = [one for one in open_to(self.game, self.player) if one not in own]
        self.own = len(own)
        self.offered = Chain((own, more))

    def ask(self, read: Callable[[str], str]) -> Option | Command:
        """Read until there is an answer."""
        while True:
            answer = self._answer(" ".join(read("> ").split()))
            if answer is not None:
                return answer

    def _answer(self, text: str) -> Option | Command | None:
        if not text:
            return self._silent()
        if text.isdigit():
            return self._numbered(int(text))
        if text == "more":
            self.page(self.shown if self.shown < len(self.offered) else 0)
            return None
        word, _, rest = text.partition(" ")
        if word in self.commands and not self._reads(text):
            return Command(word, rest)
        try:
            return self.game.parse(self.player, text)
        except Refusal as refusal:
            self._beginning(text, refusal)
            return None

    def _reads(self, text: str) -> bool:
        return any(kind.read(text) is not None for kind in self.game.ruleset.options)

    def _silent(self) -> Option | Command | None:
        """Enter alone: takes the only option, lets a moment pass, or shows the options again."""
        if self.decision is None:
            return Command("pass")
        if len(self.offered) == 1:
            return self.offered[0]
        if Nothing() in self.offered:
            return Nothing()
        self.page(0)
        return None

    def _numbered(self, number: int) -> Option | None:
        if 1 <= number <= len(self.offered):
            return self.offered[number - 1]
        say(f"There is no option {number}; they go from 1 to {len(self.offered)}.")
        return None

    def _beginning(self, text: str, refusal: Refusal) -> None:
        """Show the options that begin as typed; without any, say why it was refused."""
        looked = islice(enumerate(self.offered), LOOKED_AT)
        places = [place for place, one in looked if one.notation.startswith(text)]
        if not places:
            say(self.paint("red", refusal))
            return
        self._list(places[:PAGE])
        if len(places) > PAGE:
            say(self.paint("dim", f"     and {len(places) - PAGE} more begin so; type more of it"))

    # -- showing -------------------------------------------------------------------------

    def page(self, first: int) -> None:
        """List one page of options."""
        self.shown = last = min(first + PAGE, len(self.offered))
        self._list(range(first, last))
        if last - first < len(self.offered):
            places = f"{first + 1} to {last} of {len(self.offered)}"
            say(self.paint("dim", f"     {places}; “more”, or type how one begins"))

    def _list(self, places: Sequence[int]) -> None:
        options = [self.offered[place] for place in places]
        paint = self.paint
        rows = []
        gains = worths(self.game, self.player, options)
        for place, one, gain in zip(places, options, gains, strict=True):
            note = paint("dim", "at any time") if place >= self.own else ""
            number = paint("bold", f"{place + 1:4d}")
            rows.append([number, one.notation, _gain(gain, paint), note])
        for line in side_by_side(list(listing(rows))):
            say(line)


def _gain(gain: str, paint: Palette) -> str:
    style = "dim" if gain in ("", "+0") else "red" if gain.startswith("-") else "green"
    return paint(style, gain) if gain else ""


def open_to(game: Game, player: int) -> list[Option]:
    """What a person may do out of turn; taking a sealed choice back is what ``undo`` is for."""
    return [one for one in game.interrupts(player) if not isinstance(one, Withdraw)]
