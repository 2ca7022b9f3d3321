"""Ask a person to choose an option, by number, notation or the beginning of one."""

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
COMPARED = 20_000
"""The most options to compare with what somebody typed."""


@attrs.frozen
class Command:
    """A command such as ``undo``; the rest of the line is its argument."""

    name: str
    rest: str = ""


@attrs.define
class Question:
    """A question to one person: the open decision, if any, and what is possible out of turn."""

    game: Game
    player: int
    decision: Decision | None
    paint: Palette
    commands: Sequence[str]
    offered: Options = attrs.field(init=False)
    own: int = attrs.field(init=False)
    """How many of the offered options answer the decision; the rest interrupt."""
    shown: int = 0
    """How many of them we have listed so far."""

    def __attrs_post_init__(self) -> None:
        own = self.decision.options if self.decision else ()
        more = [one for one in open_to(self.game, self.player) if one not in own]
        self.own = len(own)
        self.offered = Chain((own, more))

    def ask(self, read: Callable[[str], str]) -> Option | Command:
        """Read lines until one is an answer."""
        while True:
            answer = self._answer(" ".join(read("> ").split()))
            if answer is not None:
                return answer

    def _answer(self, text: str) -> Option | Command | None:
        if not text:
            return self._empty_line()
        if text.isdigit():
            return self._by_number(int(text))
        if text == "more":
            self.page(self.shown if self.shown < len(self.offered) else 0)
            return None
        word, _, rest = text.partition(" ")
        if word in self.commands and not self._reads(text):
            return Command(word, rest)
        try:
            return self.game.parse(self.player, text)
        except Refusal as refusal:
            self._by_beginning(text, refusal)
            return None

    def _reads(self, text: str) -> bool:
        return any(kind.read(text) is not None for kind in self.game.ruleset.options)

    def _empty_line(self) -> Option | Command | None:
        """Enter alone: take the only option, pass, or show the options again."""
        if self.decision is None:
            return Command("pass")
        if len(self.offered) == 1:
            return self.offered[0]
        if Nothing() in self.offered:
            return Nothing()
        self.page(0)
        return None

    def _by_number(self, number: int) -> Option | None:
        if 1 <= number <= len(self.offered):
            return self.offered[number - 1]
        say(f"There is no option {number}; they go from 1 to {len(self.offered)}.")
        return None

    def _by_beginning(self, text: str, refusal: Refusal) -> None:
        """List the options that begin with *text*; if there are none, say why it was refused."""
        some = islice(enumerate(self.offered), COMPARED)
        places = [place for place, one in some if one.notation.startswith(text)]
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
    """What a person may do out of turn, except Withdraw: ``undo`` does that."""
    return [one for one in game.interrupts(player) if not isinstance(one, Withdraw)]
