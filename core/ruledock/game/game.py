"""A game in progress: the class that users of the library work with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ruledock.engine import machine
from ruledock.engine.actors import interrupting, interrupts, player_of
from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.interrupts import open_interrupts
from ruledock.engine.options import Option
from ruledock.errors import NotOffered, Refusal
from ruledock.game.history import EVERY, History, Start, apply, secret_choice_in_progress
from ruledock.game.log import LogLine, Narrator
from ruledock.game.notation import parse, refusals
from ruledock.game.record import Record, write
from ruledock.game.save import dump
from ruledock.game.undo import is_settled
from ruledock.game.view import revision, view
from ruledock.installed.outside import display, library
from ruledock.linking.config import Config
from ruledock.linking.game_spec import Result, Score, ScoreLine
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock.messages import ENGLISH, Message, Ref


class Game:
    """One game: what is on the table, who must decide what, and every choice so far."""

    __slots__ = ("_history", "_narrator", "_open", "table")

    def __init__(self, table: Table, start: Start | None = None) -> None:
        self.table = table
        self._history = History(start, table)
        self._narrator: Narrator | None = None
        self._open: Sequence[Decision] | None = machine.advance(table)

    # -- who must decide what ------------------------------------------------------------

    @property
    def ruleset(self) -> Ruleset:
        """The linked rules of this game."""
        return self.table.ruleset

    @property
    def config(self) -> Config:
        """What the host asked for, with all defaults, and without the seed."""
        return self.table.ruleset.config

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.table.agenda

    @property
    def decisions(self) -> Sequence[Decision]:
        """The open decisions, one for each player who must act now."""
        if self._open is None:
            self._open = machine.advance(self.table)
        return self._open

    def decision_of(self, player: int) -> Decision | None:
        """The open decision of one player."""
        self._known(player)
        return next((one for one in self.decisions if one.player == player), None)

    def interrupts(self, player: int) -> Options:
        """What *player* may do now without being asked."""
        self._known(player)
        return Chain(open_interrupts(self.table, player))

    def parse(self, player: int, text: str) -> Option:
        """The open option that *text* stands for; a refusal suggests the nearest one."""
        self._known(player)
        return parse(self.table, self.decision_of(player), self.interrupts(player), player, text)

    def _known(self, player: Any) -> None:
        """Refuse anything that is not a player's number."""
        if type(player) is not int or player not in self.table.players:
            raise refusals().no_player(player, self.table)

    # -- choosing ------------------------------------------------------------------------

    def choose(self, decision: Decision, option: Option | int) -> None:
        """Answer a decision. An older decision is checked again; a refusal changes nothing."""
        if type(decision) is not Decision:
            raise refusals().no_decision(decision)
        self._apply(decision.player, self._answer_to(decision, option))

    def _answer_to(self, decision: Decision, option: Option | int) -> Option:
        """The option that answers a decision, which may be an older one; NotOffered if none."""
        if type(option) is int and -len(decision.options) <= option < len(decision.options):
            option = decision.options[option]
        if decision not in self.decisions:
            decision = self._reopened(decision, option)
        return self._offered(decision.player, option, decision.options)

    def _offered(self, player: int, option: Any, offered: Options) -> Option:
        """The option, normalized; NotOffered if it is not open."""
        found = self._settled(option)
        if found is None or found not in offered:
            raise refusals().not_offered(self.table, player, option, offered)
        return found

    def _settled(self, option: Any) -> Option | None:
        """The option, normalized; None if it is not really one, whatever it claims to equal."""
        known = id(type(option)) in self.table.ruleset.option_ids
        found: Option | None = option.settled() if known else None
        return found

    def _reopened(self, decision: Decision, option: Any) -> Decision:
        self._known(decision.player)
        now = self.decision_of(decision.player)
        if now is None:
            if self.over:
                raise NotOffered(Message("core.refused.over"))
            raise refusals().not_offered(self.table, decision.player, option, ())
        return now

    def interrupt(self, player: int, option: Option) -> None:
        """Do something without being asked, if it is open now."""
        offered = self.interrupts(player)
        self._apply(interrupting(player), self._offered(player, option, offered))

    def _apply(self, who: int, option: Option) -> Sequence[Decision]:
        """Carry out a choice or an interrupt, and return the open decisions."""
        history, table = self._history, self.table
        made = len(history.made)
        try:
            asked = self._open = machine.go_on(table, self._open, who, option)
            history.who.append(who)
            history.made.append(option)
            if not (made + 1) % EVERY:
                history.mark(table)
            return asked  # inside the try: Ctrl-C before this line takes the choice back
        except BaseException:
            history.cut(made)
            self._return_to(len(history))
            raise

    def _run(self, pilot: machine.Pilot) -> None:
        """Let a pilot choose, and write to the history, on and on."""
        history = self._history
        try:
            self._open = machine.advance(self.table, pilot)
        except BaseException:  # take back the choice that was being carried out
            made = min(len(history.who), len(history.made))
            history.cut(made if pilot.deciding else made - 1)
            self._return_to(len(history))
            raise

    def _return_to(self, place: int) -> None:
        table = self._history.at(place)
        self._open, self.table = machine.advance(table), table

    def undo(self, player: int) -> None:
        """Take back the player's latest choice, unless others or chance have acted on it."""
        self._known(player)
        choices = self._history.since(0)
        place = _latest(choices, player)
        name = self.ruleset.name_of(player)
        if place is None:
            raise Refusal(Message("core.refused.undo.nothing", {"player": name}))
        if is_settled(self._history, place):
            raise refusals().too_late(self._history, place, name)
        rest = choices[place + 1 :]
        answer = self._answer(place, rest)
        if answer is not None:
            made = Ref("option", choices[place][1].notation)
            blame = {"player": name, "option": made, "by": self.ruleset.name_of(answer)}
            raise Refusal(Message("core.refused.undo.answered", blame, self.ruleset))
        kept = self._history.copy()
        try:
            self._history.rewrite([*choices[:place], *rest])
            self._return_to(len(self._history))
        except BaseException:
            self._history = kept
            raise

    def _answer(self, place: int, rest: Sequence[tuple[int, Option]]) -> int | None:
        """Who acted on choice number *place*; sealing a choice beside it does not count."""
        table = self._history.at(place)
        beside = secret_choice_in_progress(table)
        apply(table, *self._history.since(place)[0])
        for who, made in rest:
            if beside is None or interrupts(who) or secret_choice_in_progress(table) != beside:
                return player_of(who)
            apply(table, who, made)
        return None

    # -- looking -------------------------------------------------------------------------

    def score(self, player: int, *, after: Option | None = None) -> Score:
        """The score of *player* now, line by line, or what it would be *after* an open option."""
        self._known(player)
        if after is None:
            lines = self.ruleset.game.score(self.table, player)
            # A plugin may return nonsense; the kit says so better than an AttributeError here.
            at = ScoreLine.at
            return Score(at(one, self.ruleset) if type(one) is ScoreLine else one for one in lines)
        new = self.copy()
        new._apply(*self._open_to(player, after))
        return new.score(player)

    def ahead(self, player: int, option: Option) -> dict[str, Any]:
        """The view that *player* would have after taking an open option.

        Refused if the option draws at random or reveals something hidden.
        """
        self._known(player)
        who, taken = self._open_to(player, option)
        table: Table = library("step-ahead")(self.table, player, who, taken)
        return view(table, machine.advance(table), player)

    def _open_to(self, player: int, option: Any) -> tuple[int, Option]:
        """The option that *player* may take now, asked or not, with who takes it."""
        decision, found = self.decision_of(player), self._settled(option)
        if decision is not None and found is not None and found in decision.options:
            return player, found
        return interrupting(player), self._offered(player, option, self.interrupts(player))

    @property
    def result(self) -> Result:
        """Totals, winners and score lines; before the end, as if it ended now."""
        lines = tuple(self.score(player) for player in self.table.players)
        totals = tuple(sum(line.points for line in mine) for mine in lines)
        spec = self.ruleset.game
        winners, rivals = spec.who_wins(self.table, totals), spec.rivals(self.table)
        theirs = {name: tuple(one.at(self.ruleset) for one in rivals[name]) for name in rivals}
        return Result(totals, winners, lines, theirs, spec.fewest_win)

    def view(self, player: int | None) -> dict[str, Any]:
        """All that *player* may know, as plain JSON; None for a spectator."""
        if player is not None:
            self._known(player)
        return view(self.table, self.decisions, player)

    def revision(self, player: int | None) -> str:
        """A short text that changes when what *player* can see or read does, and only then."""
        return revision(self.view(player), self.log(player))

    def describe(self, option: Option) -> dict[str, Any]:
        """An option as plain JSON: its notation, kind, fields with axis and value, and a label."""
        described: dict[str, Any] = library("describe-option")(self.ruleset, option)
        return described

    def read_message(self, data: Any) -> Message:
        """A message that a view or a description holds as data, with the things it names."""
        read: Message = library("read-message")(data)
        return read.bound(self.ruleset)

    def log(self, player: int | None, since: int = 0, *, language: str = ENGLISH) -> list[LogLine]:
        """What happened, as far as *player* may know; as text, in a language."""
        if player is not None:
            self._known(player)
        if self._narrator is None or not self._narrator.follow(self._history):
            self._narrator = Narrator(self._history)
            self._narrator.follow(self._history)
        return list(self._narrator.lines(player, language))[since:]

    # -- keeping -------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent copy."""
        new = Game.__new__(Game)
        new.table = self.table.copy()
        new._history = self._history.copy()
        new._narrator = None
        new._open = None
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return library("pickle-game")(self.table, self._history)  # type: ignore[no-any-return]

    @staticmethod
    def resume(table: Table, history: History) -> Game:
        """The game that has come to this *table* by this *history*; for pickles."""
        new = Game.__new__(Game)
        new.table, new._history, new._narrator, new._open = table, history, None, None
        return new

    def save(self) -> dict[str, Any]:
        """A snapshot as plain JSON; :func:`ruledock.load` reads it."""
        return dump(self.table)

    def save_text(self) -> str:
        """The same as JSON text, which :func:`ruledock.load` reads too."""
        return library("write-save")(self.table)  # type: ignore[no-any-return]

    @property
    def record(self) -> Record:
        """The start and all choices since, in notation."""
        choices = tuple(write(who, made) for who, made in self._history.since(0))
        return Record(self._started(), choices, tuple(self.ruleset.pack_names))

    def record_for(self, player: int | None) -> Record:
        """The record as *player* may see it: without the seed and the secret choices of others."""
        if player is not None:
            self._known(player)
        start = {"config": self.ruleset.described(self.ruleset.config)}
        choices = tuple(library("redact")(self._history, player))
        return Record(start, choices, tuple(self.ruleset.pack_names))

    def _started(self) -> Mapping[str, Any]:
        start = self._history.start
        if start is None:
            return {"save": dump(self._history.first())}
        return {**start.to_dict(), "config": self.ruleset.described(start.config)}

    def position(self) -> str:
        """The table as a readable file; :func:`ruledock.position` reads it."""
        text: str = library("position")(self.table)
        return text

    def guess(self, player: int, rng: Random) -> Game:
        """A full game that agrees with everything *player* knows, with new chance."""
        self._known(player)
        table = library("guess")(self.table, player, rng)
        return Game(table)

    def _repr_html_(self) -> str | None:
        return display("game", self)

    def __repr__(self) -> str:
        config = self.ruleset.config
        state = "over" if self.over else f"{len(self._history)} choices made"
        return f"<Game {config.game}, {config.players} players, {state}>"


def _latest(choices: Sequence[tuple[int, Option]], player: int) -> int | None:
    for place in range(len(choices) - 1, -1, -1):
        if player_of(choices[place][0]) == player:
            return place
    return None
