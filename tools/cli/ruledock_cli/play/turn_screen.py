"""One screen for one question: what the person sees of the table, and what they may answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.engine.windows import Nothing
from ruledock.game.game import Game
from ruledock.messages import Phrasebook
from ruledock_cli.play.asking import LISTED, WINDOW, Question
from ruledock_cli.play.commands import COMMANDS
from ruledock_cli.play.entries import Entry, draw_entries
from ruledock_cli.play.folding import Folding
from ruledock_cli.play.worth import worths
from ruledock_cli.wording import read, tell
from ruledock_drawing.lookup import texts_of
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.screen import screen_parts_of
from ruledock_drawing.screen_parts import Fitted, Part, ScreenParts, fit
from ruledock_drawing.show import say

BESIDE_TEXTS = 6
"""Lines for the question and the table where the texts of many cards stand in full."""


class TurnScreen:
    """What one person sees at one question."""

    def __init__(
        self,
        game: Game,
        seat: int,
        decision: Decision | None,
        paint: Palette,
        colour: Callable[[str], str],
        reserved: int = 1,
    ) -> None:
        """*reserved* lines are the keyboard's: the prompt, and perhaps hints below it."""
        self.game, self.seat, self.decision, self.paint = game, seat, decision, paint
        self.view = game.view(seat)
        self.screens = screen_parts_of(self.view, game.ruleset)
        names = frozenset({"more", *COMMANDS, *self.parts})
        self.question = Question(
            game,
            seat,
            decision,
            paint,
            names,
            self._remark,
            self._folding(),
            self._declines(),
            self._says,
        )
        self.considered: Option | None = None
        """The option that is drawn before it is taken."""
        self._colour, self._reserved = colour, reserved

    @property
    def parts(self) -> dict[str, tuple[Part, ScreenParts]]:
        """By name, what the person may ask to see."""
        every = ((part, one) for one in self.screens.values() for part in one.parts)
        return {part.name: (part, one) for part, one in every}

    def _remark(self, option: Mapping[str, Any]) -> str:
        remarks = (
            one.remark(self.view, option, self.game.ruleset) for one in self.screens.values()
        )
        return next(filter(None, remarks), "")

    def _says(self, option: Option) -> str:
        """What is printed on the cards and the like that an option names, each text once."""
        ruleset = self.game.ruleset
        values = (
            (axis.of or axis, getattr(option, field) if axis.of else [getattr(option, field)])
            for field, axis in option.axes.items()
        )
        named = (
            axis.item(ruleset, one)
            for axis, some in values
            if axis.item is not None
            for one in some
        )
        texts = (text for item in named for text in texts_of(item, ruleset))
        return " ".join(dict.fromkeys(texts))

    def _folding(self) -> Folding:
        folds = {name: said for one in self.screens.values() for name, said in one.folds.items()}
        named = self.game.ruleset.option_names.items()
        return Folding({kind: folds[name] for kind, name in named if name in folds})

    def _declines(self) -> frozenset[type[Option]]:
        """The kinds of option that take nothing."""
        declared = {name for one in self.screens.values() for name in one.declines}
        named = self.game.ruleset.option_names.items()
        every = (kind for kind, name in named if name in declared or kind.template == "pass")
        return frozenset({Nothing, *every})

    # -- showing -------------------------------------------------------------------------

    @staticmethod
    def room_for_news(paint: Palette) -> int:
        """How many lines of what was told stay in sight above the table."""
        return max(2, paint.lines // 4)

    def show(self, told: int) -> None:
        """Show the table and the question on one screen, below *told* lines of what happened."""
        for line in self._lines(told):
            say(line)

    def hidden(self, told: int) -> int:
        """How many of *told* lines of what happened would scroll out of sight."""
        return max(0, told + len(self._lines(told)) + self._reserved - self.paint.lines)

    def _lines(self, told: int) -> list[str]:
        """The table and the question."""
        if self.considered is None and self.paint.live:
            best = self.question.listed[:1]
            compulsory = self.question.passing() is None
            if compulsory and best and self.considers(best[0]):
                self.considered = best[0]
        rows, room = min(self._sizes(told), key=lambda size: self._lay_out(*size)[0].wanting)
        fitted, below = self._lay_out(rows, room)
        drawn = "\n".join([*fitted.drawn, *below])
        return drawn.split("\n")

    def _sizes(self, told: int) -> Iterator[tuple[int, int]]:
        """How many rows the options may have, and how many lines of news stay in sight.

        The first of these that shows what the question is about is the best.
        """
        news = min(told, self.room_for_news(self.paint))
        for kept in dict.fromkeys((news, min(2, news), 0)):
            yield from ((rows, kept) for rows in self._rows())

    def _rows(self) -> Sequence[int]:
        """How many rows the options may have: few beside a drawing, most if they are texts."""
        lines = self.paint.lines
        if self.question.by_texts:
            return (max(3, lines - self._reserved - BESIDE_TEXTS),)
        return lines // 3, max(3, lines // 6), max(3, lines // 8)

    def _lay_out(self, rows: int, news: int) -> tuple[Fitted, list[str]]:
        """The table, and below it the question with at most *rows* rows of options."""
        below = [*self._question(), *self.question.page(rows)]
        return self._table(self.paint.lines - len(below) - self._reserved - news), below

    def show_options(self) -> None:
        """Show the question and a page of options."""
        for line in [*self._question(), *self.question.page(self.paint.lines - 4)]:
            say(line)

    def _table(self, lines: int) -> Fitted:
        view = dict(self.view)
        if self.considered is not None:
            view["considered"] = self.game.describe(self.considered)
        parts = [part for part, _ in self.parts.values()]
        return fit(parts, view, self.paint, self.game.ruleset, lines)

    def _question(self) -> list[str]:
        name = self._colour(self.game.ruleset.name_of(self.seat))
        if self.decision is None:
            text = tell("cli.play.act_first", who=self._next())
        elif self.decision.kind == WINDOW:
            text = f"{self._window()} {tell('cli.play.enter_skips')}"
        else:
            text = read(self.decision.prompt)
        lines = fold(f"{name}: {self.paint('bold', text)}", self.paint.columns)
        if self.considered is not None:
            [gain] = worths(self.game, self.seat, [self.considered])
            option = self.question.called(self.considered)
            said = tell("cli.play.considered", option=option, gain=gain)
            lines += fold(self.paint("bold", said), self.paint.columns)
        return lines

    def _window(self) -> str:
        """What is asked at a window, in the words of the game if it has some."""
        own = f"{self.game.ruleset.game.name}.ask.window"
        return tell(own if Phrasebook.has(own) else "cli.play.act_now")

    def _next(self) -> str:
        """Who is about to act, as far as the person may know it."""
        asked = self.view.get("asked")
        if not asked:
            return tell("cli.play.others_act")
        name = self.game.ruleset.name_of(asked[0]["player"])
        return tell("cli.play.about_to_act", name=name)

    def show_several(self, found: Sequence[Option]) -> None:
        """List the options that a line may mean; if all place one tile, draw the best place."""
        if self.question.items is None:
            self.question.narrow(found)
            best = next(iter(self.question.shown), found[0])
            if self.paint.live and self._about_one_thing(found) and self.considers(best):
                self.consider(best)
                return
            lines = self.question.page(self.paint.lines // 3)
        else:
            entries = [Entry("", self.question.called(one), "") for one in found[:LISTED]]
            lines = draw_entries(entries, self.paint, self.paint.lines // 3)
        say(tell("cli.play.several_match", options=len(found)))
        for line in lines:
            say(line)

    @staticmethod
    def _about_one_thing(found: Sequence[Option]) -> bool:
        """Whether options are of one kind and the same in what they name first."""
        names = {(type(one), getattr(one, next(iter(one.axes), "notation"))) for one in found}
        return len(names) == 1

    def note(self, text: str) -> str:
        """What stands below the line while it is typed: the price, or what else can be seen."""
        names = " ".join(["help", "look", "rules", "legend", *self.parts])
        return self.question.note(text) or fold(names, self.paint.columns - 1)[0]

    # -- considering ---------------------------------------------------------------------

    def considers(self, option: Option) -> bool:
        """Whether an option is drawn before it is taken."""
        kind = self.game.ruleset.option_names[type(option)]
        return any(kind in one.considers for one in self.screens.values())

    def consider(self, option: Option) -> None:
        """Draw the table as it would be with this option."""
        self.considered = option
        self.show(0)
