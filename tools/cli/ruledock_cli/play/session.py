"""One person's game against bots: turns, interrupts and commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.errors import Refusal, RuledockError
from ruledock.game.game import Game
from ruledock_cli.files import keep
from ruledock_cli.play.asking import Question, open_to
from ruledock_cli.play.narrate import Narrator, bot_chooses
from ruledock_drawing.screen import draw, screens_of
from ruledock_drawing.show import listing, say

LATEST = 8
HELP = {
    "3": "take option 3",
    "an option": "take it, as it is written in the list",
    "its beginning": "list the options that begin so",
    "more": "the next page of options",
    "view": "look at the table again",
    "score": "your score now, line by line",
    "log": "everything that has happened, as far as you know it",
    "undo": "take your latest choice back, if nothing has come of it yet",
    "save FILE": "keep the game, to go on with ruledock play --resume FILE",
    "quit": "leave; the game is kept if it has a file",
    "pass": "do nothing, when you are asked out of turn (or just Enter)",
    "quiet": "do not ask out of turn again until your next decision",
}


def ask_keyboard(prompt: str) -> str:
    """Read a line from the person."""
    return input(prompt)


class Quit(Exception):
    """The person wants to leave."""


@attrs.define
class Session:
    """A person at a table of bots."""

    game: Game
    seat: int
    bots: Sequence[Any]
    narrator: Narrator
    interrupts: str
    """``ask`` or ``never``: whether to ask for interrupts before bots act."""
    settings: Mapping[str, str]
    file: str | None = None
    quiet: bool = False

    def play(self) -> None:
        """Play until the game is over."""
        self.narrator.catch_up()
        while not self.game.over:
            if self.game.decision_of(self.seat) is not None:
                self.quiet = False
                self._turn()
            elif not self._offer_interrupt():
                bot_chooses(self.game, self.bots, self.game.decisions[0])
            self.narrator.catch_up()

    def _turn(self) -> None:
        """Show the table, and ask for the open decision."""
        self._view("")
        decision = self.game.decision_of(self.seat)
        assert decision is not None
        name = self.narrator.colour(self.narrator.names[self.seat])
        say(f"{name}: {self.narrator.paint('bold', decision.prompt)}")
        answer = self._ask(decision)
        if answer is None:
            return
        if answer in decision.options:
            self._take(lambda: self.game.choose(decision, answer))
        else:
            self._take(lambda: self.game.interrupt(self.seat, answer))

    def _ask(self, decision: Decision | None) -> Option | None:
        """Ask for an option; None if the person passes, or a command changed the table."""
        question = Question(self.game, self.seat, decision, self.narrator.paint, list(COMMANDS))
        question.page(0)
        while True:
            answer = question.ask(ask_keyboard)
            if isinstance(answer, Option):
                return answer
            if COMMANDS[answer.name](self, answer.rest) or (
                decision is None and answer.name in ("pass", "quiet")
            ):
                return None

    def _offer_interrupt(self) -> bool:
        """Offer an interrupt before a bot chooses; return whether the person acted."""
        if self.interrupts == "never" or self.quiet or not open_to(self.game, self.seat):
            return False
        say(f"{self._next()} You may act first; Enter lets it pass.")
        before = self.game.record
        answer = self._ask(None)
        if answer is not None:
            self._take(lambda: self.game.interrupt(self.seat, answer))
        return self.game.record != before

    def _next(self) -> str:
        """Say who is about to act, as far as the person may know it."""
        asked = self.game.view(self.seat).get("asked")
        if not asked:
            return "The others may act now."
        return self.narrator.colour(f"{self.narrator.names[asked[0]['player']]} is about to act.")

    def _take(self, choose: Callable[[], None]) -> None:
        try:
            choose()
        except Refusal as refusal:
            say(self.narrator.paint("red", refusal))
            return
        if self.file:
            self._keep(self.file)

    def _keep(self, file: str) -> None:
        keep(file, {**self.game.record.to_dict(), "play": dict(self.settings)})

    def farewell(self) -> str:
        """Save the game if it has a file, and say how to go on."""
        if self.file is None:
            return "The game was not kept; next time, “save FILE” or --save FILE keeps it."
        self._keep(self.file)
        return f"The game is kept; go on with: ruledock play --resume {self.file}"

    # -- commands ------------------------------------------------------------------------

    def _view(self, _: str) -> None:
        say()
        ruleset = self.game.ruleset
        seen = self.game.view(self.seat)
        say(draw(seen, screens_of(ruleset), self.narrator.paint, ruleset))

    def _score(self, _: str) -> None:
        lines = self.game.score(self.seat)
        for line in lines:
            say(f"  {line}")
            for detail in line.details():
                say(f"        {self.narrator.paint('dim', detail)}")
        say(f"  {sum(line.points for line in lines):+4d}  in all")

    def _log(self, _: str) -> None:
        for message in self.game.log(self.seat):
            say(f"  {self.narrator.colour(message.text())}")

    def tell_latest(self) -> None:
        """Tell a returning person what happened last."""
        for message in self.game.log(self.seat)[-LATEST:]:
            say(f"  {self.narrator.colour(message.text())}")

    def _undo(self, _: str) -> bool:
        try:
            self.game.undo(self.seat)
        except Refusal as refusal:
            say(self.narrator.paint("red", refusal))
            return False
        self.narrator.skip()
        say("Taken back.")
        return True

    def _save(self, file: str) -> None:
        target = file or self.file
        if not target:
            say("Save where? Type: save FILE")
            return
        try:
            self._keep(target)
        except RuledockError as error:
            say(self.narrator.paint("red", error))
            return
        self.file = target
        say(f"Kept in {target}.")

    def _help(self, _: str) -> None:
        paint = self.narrator.paint
        for line in listing([[paint("bold", word), text] for word, text in HELP.items()], "  "):
            say(line)

    def _quit(self, _: str) -> None:
        raise Quit

    def _pass(self, _: str) -> None:
        """Nothing to do."""

    def _quiet(self, _: str) -> None:
        self.quiet = True


COMMANDS: dict[str, Callable[[Session, str], bool | None]] = {
    "view": Session._view,
    "score": Session._score,
    "log": Session._log,
    "undo": Session._undo,
    "save": Session._save,
    "help": Session._help,
    "quit": Session._quit,
    "pass": Session._pass,
    "quiet": Session._quiet,
}
"""The commands by name; they return true if they changed the table."""
