"""An open table: the game, a lock, and the pages that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

import attrs

from ruledock.engine.actors import interrupting
from ruledock.errors import Refusal, RuledockError
from ruledock.game.record import write
from ruledock.messages import Message
from ruledock_local.describing import title_of_game
from ruledock_web.limits import Budget
from ruledock_web.live.frozen import frozen_id, last_panels
from ruledock_web.live.habits import ASK, TURN, WINDOW
from ruledock_web.live.replaying import steps
from ruledock_web.live.resume import Resumed
from ruledock_web.live.state import Spoken, State, state_of
from ruledock_web.settings import Settings
from ruledock_web.store.interface import CHOICE, UNDO, Event, Snapshot, Store, TableRow, Taken
from ruledock_web.store.writer import Writer
from ruledock_web.words import LANGUAGES, page_words, say

if TYPE_CHECKING:
    from ruledock.game.game import Game

ATTEMPTS = 3
"""How often a choice is tried when the log has gone on meanwhile."""
EVERY = 25
"""Events between two snapshots."""


class Page(Protocol):
    """Somebody who looks at a table."""

    seat: int | None
    language: str
    dismiss: Callable[[], object]

    def show(self, state: State) -> None:
        """Take what there is to see now; what changed is sent soon."""


class Frozen(RuledockError):
    """The table can be looked at, and no longer be played."""


@attrs.define(eq=False)
class LiveTable:
    """One table: everything that happens at it happens here, one thing after the other."""

    row: TableRow
    resumed: Resumed
    store: Store
    writer: Writer
    reload: Callable[[TableRow], Resumed]
    """Opens the table again from its log, if memory and log ever differ."""
    settings: Settings = attrs.field(factory=Settings)
    after: Callable[[LiveTable], None] = lambda table: None
    """Called when something has happened: it wakes bots and calls webhooks."""
    pages: set[Page] = attrs.field(factory=set)
    used: float = attrs.field(factory=time.monotonic)
    busy: bool = False
    """Whether a bot thinks here."""
    _game: Game | None = attrs.field(init=False)
    _events: int = attrs.field(init=False)
    _own: dict[int, int] = attrs.field(init=False)
    """By seat: how many events it has made, which tells a late answer from a new one."""
    _spoken: Spoken = attrs.field(init=False, factory=Spoken)
    _lock: asyncio.Lock = attrs.field(init=False, factory=asyncio.Lock)
    _pending: bool = attrs.field(init=False, default=False)
    """Whether the game holds a choice that is not on disk yet, which nobody may see."""
    budget: Budget = attrs.field(init=False)
    _letters: int = attrs.field(init=False, default=0)
    """Of the latest snapshot."""
    _habits: dict[str, str] = attrs.field(init=False, factory=dict)
    _steps: dict[int | None, list[int]] = attrs.field(init=False, factory=dict)
    _shown: dict[tuple[int | None, str], State] = attrs.field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        seconds = self.settings.seconds_per_minute
        self.budget = Budget(seconds / 60, seconds)
        self._adopt(self.resumed)

    def _adopt(self, resumed: Resumed) -> None:
        self.resumed, self._game = resumed, resumed.game
        self._events = len(resumed.events)
        self._own = dict.fromkeys(range(len(self.row.seats)), 0)
        for event in resumed.events:
            self._own[event.seat] += 1
        self._habits = dict(self.store.habits(self.row.id))
        self._spoken.forget()
        self._changed()

    def _changed(self) -> None:
        """Forget what was made of the table as it was."""
        self._shown.clear()
        self._steps.clear()

    def settled(self) -> asyncio.Lock:
        """``async with table.settled():`` nothing is half done while you look."""
        return self._lock

    # -- looking -------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game; Frozen if it can no longer be played."""
        if self._game is None:
            raise Frozen(Message(frozen_id(self.resumed.frozen)))
        return self._game

    @property
    def over(self) -> bool:
        return self._game is None or self._game.over

    @property
    def number(self) -> int:
        """How many events the log holds; nobody but the server may know it."""
        return self._events

    def asked(self, seat: int | None) -> int:
        """The number of the question that this seat answers next."""
        return 0 if seat is None else self._own[seat]

    def state(self, seat: int | None, language: str) -> State:
        """What a page at this seat shows now."""
        self.used = time.monotonic()
        key = seat, language
        if key not in self._shown:
            made = self._frozen_state(seat, language) if self._game is None else None
            self._shown[key] = made or state_of(self.game, seat, language, self._spoken)
            self._shown[key]["table"] = {
                "asked": self.asked(seat),
                "frozen": self._why_frozen(language),
                "bots": list(self.row.seats),
                "habit": self.habit(seat),
                "rematch": self.row.rematch,
                "open_record": self.row.open_record,
            }
            self._shown[key] |= {"words": page_words(language), "languages": LANGUAGES}
        return self._shown[key] | {"presence": self.presence()}

    @property
    def names(self) -> list[str]:
        """What the people at the table are called."""
        return list(self.row.config.get("names") or map("P{}".format, range(len(self.row.seats))))

    def note_rematch(self, table: str) -> None:
        """The same people play again, at another table."""
        self.row = attrs.evolve(self.row, rematch=table)
        self.store.change(self.row.id, rematch=table)
        self._shown.clear()
        self.show()

    def steps(self, seat: int | None) -> list[int]:
        """After how many choices this seat saw something new; for looking back."""
        if seat not in self._steps:
            self._steps[seat] = steps(self.game, seat)
        return self._steps[seat]

    def habit(self, seat: int | None) -> str:
        """How often the person at a seat wants to be asked: one of :mod:`habits`."""
        return self._habits.get(str(seat), ASK)

    def set_habit(self, seat: int, habit: str) -> None:
        """Note how often the person at a seat wants to be asked."""
        self._habits[str(seat)] = habit
        self.store.set_habit(self.row.id, str(seat), habit)
        self._shown.clear()
        self.show()
        self.after(self)

    def presence(self) -> list[int]:
        """The seats whose person has the page open."""
        return sorted({page.seat for page in self.pages if page.seat is not None})

    def title(self, language: str) -> str:
        """What the game is called; as it was when the table was made if it is gone."""
        return title_of_game(self.row.config["game"], language) or self.row.title

    def _why_frozen(self, language: str) -> str:
        frozen = self.resumed.frozen
        return say(frozen_id(frozen), language) if frozen else ""

    def _frozen_state(self, seat: int | None, language: str) -> State:
        """What was last seen of a table that can no longer be played."""
        panels = last_panels(self.row, self.resumed.snapshot, seat, language)
        drawn = {f"panel {panel['name']}": panel for panel in panels}
        return drawn | {
            "head": {
                "names": self.names,
                "player": seat,
                "over": True,
                "waiting": [],
                "others_may_act": False,
                "title": self.title(language),
                "game": self.row.config["game"],
            },
            "ask": None,
            "anytime": None,
            "panels": [panel["name"] for panel in panels],
            "log": [],
        }

    # -- acting --------------------------------------------------------------------------------

    async def choose(self, seat: int, client: str, asked: int | None, text: str) -> None:
        """Make a choice; a Refusal if the rules do not allow it. When it returns, it is kept."""
        await self._act(seat, client, asked, lambda game: self._choose(game, seat, text))

    async def undo(self, seat: int, client: str, asked: int | None) -> None:
        """Take back the seat's latest choice; a Refusal if that is too late."""
        await self._act(seat, client, asked, lambda game: self._undo(game, seat))

    def _choose(self, game: Game, seat: int, text: str) -> tuple[str, str]:
        option = game.parse(seat, text)
        decision = game.decision_of(seat)
        if decision is not None and option in decision.options:
            game.choose(decision, option)
            return CHOICE, write(seat, option)
        game.interrupt(seat, option)
        return CHOICE, write(interrupting(seat), option)

    def _undo(self, game: Game, seat: int) -> tuple[str, str]:
        game.undo(seat)
        self._spoken.forget()
        return UNDO, ""

    async def _act(
        self, seat: int, client: str, asked: int | None, do: Callable[[Game], tuple[str, str]]
    ) -> None:
        # Shielded: whoever hangs up now must not leave a choice half made.
        await asyncio.shield(self._act_alone(seat, f"{seat}:{client}", asked, do))

    async def _act_alone(
        self, seat: int, client: str, asked: int | None, do: Callable[[Game], tuple[str, str]]
    ) -> None:
        async with self._lock:
            if self.store.event_of(self.row.id, client) is not None:
                return  # a retry: it was accepted before
            self.check_budget()
            self._check_size()
            await self._write(seat, client, asked, do)
            self._keep()
            self._wake()
        self.show()
        self.after(self)

    async def _write(
        self, seat: int, client: str, asked: int | None, do: Callable[[Game], tuple[str, str]]
    ) -> None:
        """Do it and put it on disk; if the log has gone on meanwhile, look again and do it then."""
        for _ in range(ATTEMPTS):
            if asked is not None and asked != self._own[seat]:
                raise Refusal(Message("web.refused.late"))
            with self.charged():
                kind, line = do(self.game)
            event = Event(self._events, kind, seat, line, client, time.time())
            self._pending = True
            try:
                await self.writer.append(self.row.id, event)
            except Taken:
                self._adopt(self.reload(self.row))
                if self.store.event_of(self.row.id, client) is not None:
                    return
            except BaseException:
                self._adopt(self.reload(self.row))
                raise
            else:
                self._events += 1
                self._own[seat] += 1
                self._changed()
                return
            finally:
                self._pending = False
        raise Refusal(Message("web.refused.crowded"))

    @contextmanager
    def charged(self) -> Iterator[None]:
        """Charge the table for the processor time that is used meanwhile; nothing may wait here."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.budget.spend(time.thread_time() - began)

    def check_budget(self) -> None:
        """Refuse if the table has used up its share of the processor."""
        if not self.budget.has():
            raise Refusal(Message("web.refused.budget"))

    def _check_size(self) -> None:
        most = self.settings
        if self._letters > most.letters_per_table:
            raise Refusal(Message("web.refused.large", {"most": most.letters_per_table}))
        if self._events >= most.events_per_table:
            raise Refusal(Message("web.refused.long", {"most": most.events_per_table}))

    def _wake(self) -> None:
        """Ask again whoever wanted quiet until their next turn, if that turn has come."""
        for decision in self.game.decisions:
            if self.habit(decision.player) == TURN and decision.kind != WINDOW:
                self._habits[str(decision.player)] = ASK
                self.store.set_habit(self.row.id, str(decision.player), ASK)

    def _keep(self) -> None:
        """Keep a snapshot now and then, and note the end."""
        if self.game.over and not self.row.over:
            self.row = attrs.evolve(self.row, over=True)
            self.store.change(self.row.id, over=True)
        elif self.row.over and not self.game.over:
            self.row = attrs.evolve(self.row, over=False)
            self.store.change(self.row.id, over=False)
        if self._events % EVERY == 0 or self.game.over:
            with self.charged():
                self._letters = self.store.keep(self.row.id, self.snapshot())

    def keep_now(self) -> None:
        """Keep a snapshot of how things stand, as before the server stops."""
        if self._game is not None and self._events:
            self.store.keep(self.row.id, self.snapshot())

    def snapshot(self) -> Snapshot:
        """The table as it is, to go on from after an upgrade."""
        game = self.game
        views = {str(seat): game.view(seat) for seat in range(len(self.row.seats))}
        views[""] = game.view(None)
        return Snapshot(self._events, game.ruleset.digest, game.save(), views)

    def show(self) -> None:
        """Let every page show what changed for it; after a pending choice that happens anyway."""
        if self._pending:
            return
        with self.charged():
            for page in list(self.pages):
                page.show(self.state(page.seat, page.language))
