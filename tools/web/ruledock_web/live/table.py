"""An open table: the game, a lock, and the pages that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import attrs

from ruledock.engine.actors import interrupting
from ruledock.errors import Refusal, RuledockError
from ruledock.game.record import write
from ruledock.messages import Message
from ruledock_web.live.resume import Resumed
from ruledock_web.live.state import State, state_of
from ruledock_web.store.interface import CHOICE, UNDO, Event, Snapshot, Store, TableRow, Taken
from ruledock_web.store.writer import Writer
from ruledock_web.words import LANGUAGES, page_words

if TYPE_CHECKING:
    from ruledock.game.game import Game

EVERY = 25
"""Events between two snapshots."""


class Page(Protocol):
    """Somebody who looks at a table."""

    seat: int | None
    language: str

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
    """Opens the table again from its log, should memory and log ever differ."""
    after: Callable[[LiveTable], None] = lambda table: None
    """Called when something has happened: bots think, webhooks are rung."""
    pages: set[Page] = attrs.field(factory=set)
    used: float = attrs.field(factory=time.monotonic)
    busy: bool = False
    """Whether a bot thinks here."""
    _game: Game | None = attrs.field(init=False)
    _events: int = attrs.field(init=False)
    _own: dict[int, int] = attrs.field(init=False)
    """By seat: how many events it has made, which tells a late answer from a new one."""
    _lock: asyncio.Lock = attrs.field(init=False, factory=asyncio.Lock)
    _shown: dict[tuple[int | None, str], State] = attrs.field(init=False, factory=dict)

    def __attrs_post_init__(self) -> None:
        self._adopt(self.resumed)

    def _adopt(self, resumed: Resumed) -> None:
        self.resumed, self._game = resumed, resumed.game
        self._events = len(resumed.events)
        self._own = dict.fromkeys(range(len(self.row.seats)), 0)
        for event in resumed.events:
            self._own[event.seat] += 1
        self._shown.clear()

    # -- looking -------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game; Frozen if it can no longer be played."""
        if self._game is None:
            raise Frozen(self.resumed.frozen)
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
            made = self._frozen_state(seat) if self._game is None else None
            self._shown[key] = made or state_of(self.game, seat, language)
            self._shown[key]["table"] = {
                "asked": self.asked(seat),
                "frozen": self.resumed.frozen,
                "bots": list(self.row.seats),
                "rematch": self.row.rematch,
                "open_record": self.row.open_record,
            }
            self._shown[key] |= {"words": page_words(language), "languages": LANGUAGES}
        return self._shown[key] | {"presence": self.presence()}

    def presence(self) -> list[int]:
        """The seats whose person has the page open."""
        return sorted({page.seat for page in self.pages if page.seat is not None})

    def _frozen_state(self, seat: int | None) -> State:
        """What was last seen of a table that can no longer be played."""
        names = self.row.config.get("names") or [f"P{n}" for n in range(len(self.row.seats))]
        return {
            "head": {
                "names": names,
                "player": seat,
                "over": True,
                "waiting": [],
                "others_may_act": False,
                "title": self.row.title,
                "game": self.row.config["game"],
            },
            "ask": None,
            "anytime": None,
            "panels": [],
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
        return UNDO, ""

    async def _act(
        self,
        seat: int,
        client: str,
        asked: int | None,
        do: Callable[[Game], tuple[str, str]],
    ) -> None:
        client = f"{seat}:{client}"
        async with self._lock:
            if self.store.event_of(self.row.id, client) is not None:
                return  # a retry: it was accepted before
            for _ in range(3):
                if asked is not None and asked != self._own[seat]:
                    raise Refusal(Message("web.refused.late"))
                kind, line = do(self.game)
                event = Event(self._events, kind, seat, line, client, time.time())
                try:
                    await self.writer.append(self.row.id, event)
                except Taken:
                    self._adopt(self.reload(self.row))
                    if self.store.event_of(self.row.id, client) is not None:
                        break
                    continue
                except BaseException:
                    self._adopt(self.reload(self.row))
                    raise
                self._events += 1
                self._own[seat] += 1
                break
            else:
                raise Refusal(Message("web.refused.crowded"))
            self._shown.clear()
            self._keep()
        self.show()
        self.after(self)

    def _keep(self) -> None:
        """Keep a snapshot now and then, and note the end."""
        if self.game.over and not self.row.over:
            self.row = attrs.evolve(self.row, over=True)
            self.store.change(self.row.id, over=True)
        elif self.row.over and not self.game.over:
            self.row = attrs.evolve(self.row, over=False)
            self.store.change(self.row.id, over=False)
        if self._events % EVERY == 0 or self.game.over:
            self.store.keep(self.row.id, self.snapshot())

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
        """Let every page show what changed for it."""
        for page in list(self.pages):
            page.show(self.state(page.seat, page.language))
