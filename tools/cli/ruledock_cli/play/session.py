"""People and bots at one table: whose turn it is, what they see, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.engine.windows import Nothing
from ruledock.errors import Refusal
from ruledock.game.game import Game
from ruledock.linking.table import Table
from ruledock_cli.play.asking import WINDOW, open_to
from ruledock_cli.play.commands import COMMANDS, Command, Quit, find_command
from ruledock_cli.play.keeping import Keeper
from ruledock_cli.play.keyboard import Hints, Keyboard
from ruledock_cli.play.narrate import Narrator, bot_chooses
from ruledock_cli.play.paging import MORE, show_lines, wait_for_more
from ruledock_cli.play.turn_screen import TurnScreen
from ruledock_cli.play.waiting import comes_again
from ruledock_cli.wording import read, tell
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.show import say
from ruledock_drawing.terminal import clear_screen
from ruledock_knowledge.ahead import is_news

ECHO = 2
"""Lines that may scroll away: the first tell a single person what they have just chosen."""


@attrs.frozen
class Declined:
    """What somebody let pass: nothing of it is asked again before the table has changed for them.

    It does when chance or a secret speaks, or when everybody sees what somebody chooses.
    """

    offered: frozenset[Option]
    acted: int
    """How many choices of bots everybody had seen."""
    table: Table


@attrs.define
class Session:
    """A table at which some seats are people's and the others bots'."""

    game: Game
    people: Sequence[int]
    bots: Sequence[Any]
    paint: Palette
    keyboard: Keyboard
    keeper: Keeper
    asks_out_of_turn: bool = False
    """Whether to ask the only person, before a bot acts, if they act first."""
    speed: float = 0
    at: int | None = None
    """Who has the keyboard."""
    quiet: bool = False
    """Whether the person wants no questions out of turn until their next decision."""
    lines: int = 0
    """How many lines were printed since the last question."""
    declined: Declined | None = None
    """What the only person let pass last, and when."""
    acted: int = 0
    """How many choices of bots everybody has seen."""
    typed_ahead: str = ""
    """What somebody typed when the next page was offered to them."""
    before: Table | None = None
    """The table before the last choice of several people."""
    narrators: dict[int, Narrator] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.narrators = {
            seat: Narrator(self.game, seat, self.paint, self.speed) for seat in self.people
        }

    @property
    def alone(self) -> bool:
        """Whether only one person plays."""
        return len(self.people) == 1

    # -- whose turn it is ----------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over."""
        if self.alone:
            self.at = self.people[0]
        self._tell()
        while not self.game.over:
            decision = self._decision_of_a_person()
            if decision is not None:
                self._person_decides(decision)
            elif not self._person_acts_first():
                self._bot_decides(self.game.decisions[0])
            self._tell()

    def _bot_decides(self, decision: Decision) -> None:
        made = bot_chooses(self.game, self.bots, decision)
        if decision.kind == WINDOW:
            self.acted += not isinstance(made, Nothing)
        else:
            self.acted += not decision.private

    def _decision_of_a_person(self) -> Decision | None:
        """The next decision of a person: of whoever has the keyboard, if they have one."""
        open_now = [one for one in self.game.decisions if one.player in self.people]
        return min(open_now, key=lambda one: one.player != self.at, default=None)

    def _tell(self) -> None:
        """Tell a single person at once what happens; several read it when their turn comes."""
        if not self.alone:
            return
        narrator = self.narrators[self.people[0]]
        for text in narrator.news():
            lines = len(fold(text, self.paint.columns))
            if self.lines + lines > self.paint.lines - MORE:
                self._turn_page()
            say(text, speed=narrator.speed)
            self.lines += lines

    def _turn_page(self) -> None:
        """Wait until what was told is read; nobody answers a question yet."""
        wait_for_more(self)
        self.typed_ahead, self.lines = "", 0

    def _person_decides(self, decision: Decision) -> None:
        if decision.kind != WINDOW:
            self.quiet = False
        answer = self._obvious(decision)
        if answer is not None:
            self._take(lambda: self.game.choose(decision, answer))
            return
        self._hand_over(decision.player)
        self._ask(decision.player, decision)

    def _obvious(self, decision: Decision) -> Option | None:
        """The answer where there is nothing new to choose, or the only person wants quiet.

        With several people, only where nobody learns from it that there was nothing to choose:
        they knew before, or the keyboard stays where it is.
        """
        offered = open_to(self.game, decision.player)
        if self.alone and decision.kind == WINDOW and self._may_wait(decision, offered):
            return Nothing()
        only = len(decision.options) == 1 and not offered
        unnoticed = self.alone or decision.public or decision.player == self.at
        return decision.options[0] if only and unnoticed else None

    def _may_wait(self, window: Decision, offered: Sequence[Option]) -> bool:
        """Whether the only person need not be asked at this window."""
        return self.quiet or self._has_declined(offered) or comes_again(self.game, window, offered)

    def _has_declined(self, offered: Sequence[Option]) -> bool:
        """Whether the only person let all this pass, and nothing has come to light since."""
        then = self.declined
        return (
            then is not None
            and then.acted == self.acted
            and then.offered.issuperset(offered)
            and not is_news(then.table, self.game.table, self.people[0])
        )

    def _hand_over(self, seat: int) -> None:
        """Pass the keyboard on, with nothing left to read on the screen."""
        if self.at == seat:
            return
        name = self.narrators[seat].names[seat]
        if self.keyboard.live:
            self._tell_secrets()
            clear_screen()
            say("\n" * (self.paint.lines // 3))
        say(self.paint("bold", tell("cli.play.hand_over", name=name)))
        self.keyboard.forget()
        if self.keyboard.live:
            self._wait_until_alone(name)
            clear_screen()
        self.at = seat
        self.lines = 0

    def _tell_secrets(self) -> None:
        """What chance told only the one at the keyboard is read before the next one has it."""
        at, before = self.at, self.before
        if at is None or before is None or not is_news(before, self.game.table, at):
            return
        public = {*map(read, self.game.log(None))}
        secrets = [line for line in self.narrators[at].unread() if line not in public]
        if secrets:
            show_lines(self, [self.narrators[at].line(text) for text in secrets])
            wait_for_more(self)

    def _wait_until_alone(self, name: str) -> None:
        """Wait for Enter alone; anything else does not count as being ready to look."""
        while text := self.keyboard.read(None, Hints(), tell("cli.play.ready", name=name)).strip():
            if text.casefold() in ("quit", "q"):
                raise Quit
            say(tell("cli.play.only_enter"))

    # -- asking --------------------------------------------------------------------------

    def _ask(self, seat: int, decision: Decision | None) -> None:
        """Ask a person, until they have answered or something has changed the table."""
        self.report(self.keeper.keep())  # what bots have chosen stays chosen, whatever happens now
        if not self.alone:
            self._tell_since_last_time(seat)
        colour, reserved = self.narrators[seat].colour, self.keyboard.lines
        screen = TurnScreen(self.game, seat, decision, self.paint, colour, reserved)
        if self.keyboard.live and screen.hidden(self.lines) > (ECHO if self.alone else 0):
            self._turn_page()
        screen.show(self.lines)
        while True:
            hints = Hints(screen.question.complete, screen.note)
            ahead, self.typed_ahead = self.typed_ahead, ""
            text = " ".join((ahead or self.keyboard.read(seat, hints)).split())
            self.lines = 0
            answer = self._understand(screen, text)
            if isinstance(answer, Option):
                self.choose(screen, answer)
                return
            if answer is not None and answer(self, screen):
                return

    def _tell_since_last_time(self, seat: int) -> None:
        """Tell what a person has not heard yet; what scrolls out of the second screen is gone."""
        self.lines += len(show_lines(self, self.narrators[seat].news()))
        self.typed_ahead = ""  # they have not seen the question yet

    def _remember(self, screen: TurnScreen, answer: Option) -> None:
        """Remember what the person let pass, so as not to ask for it again at once."""
        if self.alone and type(answer) in screen.question.declines:
            offered = frozenset(screen.question.understanding.options)
            self.declined = Declined(offered, self.acted, self.game.table.copy())

    def _understand(self, screen: TurnScreen, text: str) -> Option | Command | None:
        """The option to take, the command to carry out, or None to ask again."""
        question = screen.question
        if not text:
            return self._empty_line(screen)
        if text == "more":
            question.turn_page()
            screen.show_options()
            return None
        command = find_command(text, question, screen.parts)
        if command is not None:
            return command
        try:
            found = question.read(text)
        except Refusal as refusal:
            say(self.paint("red", read(refusal.message)))
            return None
        if isinstance(found, list):
            screen.show_several(found)
            return None
        if self.keyboard.live and screen.considers(found):
            screen.consider(found)
            return None
        return found

    def _empty_line(self, screen: TurnScreen) -> Option | Command | None:
        """Enter alone: take what is drawn, the only option, or pass; else show all again."""
        if screen.considered is not None:
            return screen.considered
        if screen.decision is None:
            return COMMANDS["pass"].run
        answer = screen.question.default()
        if answer is None:
            screen.question.narrow(())
            screen.show(0)
        return answer

    def choose(self, screen: TurnScreen, answer: Option) -> None:
        """Take an option, as an answer or out of turn."""
        decision = screen.decision
        if decision is not None and answer in decision.options:
            self._take(lambda: self.game.choose(decision, answer))
        else:
            self._take(lambda: self.game.interrupt(screen.seat, answer))
        self._remember(screen, answer)

    def _person_acts_first(self) -> bool:
        """Offer the only person to act before a bot does; return whether they did."""
        if not self.asks_out_of_turn or self.quiet or not open_to(self.game, self.people[0]):
            return False
        before = self.game.record
        self._ask(self.people[0], None)
        return self.game.record != before

    def _take(self, choose: Callable[[], None]) -> None:
        self.before = None if self.alone else self.game.table.copy()
        try:
            choose()
        except Refusal as refusal:
            say(self.paint("red", read(refusal.message)))
            return
        self.report(self.keeper.keep())

    def report(self, trouble: str) -> None:
        """Say what went wrong, if anything did."""
        if trouble:
            say(self.paint("red", trouble))


def settings_of(people: Sequence[int], bot: str) -> Mapping[str, str]:
    """What is kept with a game, to go on with it."""
    return {"seat": ",".join(map(str, people)), "bot": bot}
