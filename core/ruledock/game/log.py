"""The log: what has happened, line by line, as far as a reader may know it."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.engine import machine
from ruledock.engine.table import LogEntry
from ruledock.game.history import History, apply
from ruledock.messages import ENGLISH, Message
from ruledock.values import frozen


@frozen(repr=False)
class LogLine:
    """One line of the log."""

    message: Message
    choice: int
    """The number of its choice among those that this reader hears of; 0 before the first."""

    language: str = ENGLISH
    """The language of the reader."""

    def text(self, language: str = "") -> str:
        """The line as a sentence; in the reader's language, if in no other."""
        return self.message.text(language or self.language)

    def __repr__(self) -> str:
        return f"<LogLine {self.choice}: {self.text()}>"

    def __str__(self) -> str:
        return self.text()


class Narrator:
    """Tells what happened: replays a history on a table of its own, with somebody listening."""

    __slots__ = ("_edits", "_place", "_table", "told")

    def __init__(self, history: History) -> None:
        self._table = history.first()
        self._edits = history.edits
        self._place = 0
        self.told: list[tuple[int, LogEntry]] = []
        """The entries so far, each with the number of choices made before it."""
        self._listen()
        machine.advance(self._table)
        self._note()

    def follow(self, history: History) -> bool:
        """Catch up with *history*; False if reported choices have been taken back since."""
        if history.edits != self._edits:
            return False
        for who, made in history.since(self._place):
            apply(self._table, who, made)
            self._place += 1
            self._note()
        return True

    def _listen(self) -> None:
        self._table.log = []

    def _note(self) -> None:
        self.told += [(self._place, entry) for entry in self._table.log or ()]
        self._listen()

    def lines(self, player: int | None, language: str = ENGLISH) -> Iterator[LogLine]:
        """What *player* may read. Only choices that the reader hears of are counted: the number of
        all choices would reveal who was asked in secret."""
        heard = [(place, message) for place, entry in self.told if (message := entry.for_(player))]
        number = {place: n for n, place in enumerate(dict.fromkeys(p for p, _ in heard if p), 1)}
        for place, message in heard:
            yield LogLine(message, number.get(place, 0), language)
