"""The table: the whole state of a game, as plain slotted data.

A game subclasses :class:`Table` with its own fields and with verbs that read like its rulebook; a
module keeps its state in a :class:`Drawer`. Nothing else changes a game in progress.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, Self, TypeVar, cast

import attrs

from ruledock.engine.chance import Chance
from ruledock.engine.codec import Codec, codec
from ruledock.engine.declare import table
from ruledock.engine.drawer import Drawer
from ruledock.engine.windows import window
from ruledock.errors import RuledockError, did_you_mean
from ruledock.messages import Message, Phrasebook, Ref
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.rules import Rules

D = TypeVar("D", bound="Drawer")
CORE_FIELDS = frozenset({"ruleset", "agenda", "chance", "drawers", "log"})
"""The fields that every table has; the others are the game's own."""


@frozen
class LogEntry:
    """A message about something that happened, and who may read it."""

    message: Message
    to: frozenset[int] | None = None
    """Who may read it; None for everybody."""
    others: Message | None = None
    """What everybody else reads instead, if anything."""

    def for_(self, player: int | None) -> Message | None:
        """What *player* reads of it; None for a spectator."""
        return self.message if self.to is None or player in self.to else self.others


class HasTable(Protocol):
    """Anything with a table, such as a game."""

    @property
    def table(self) -> Table: ...


@table
class Table:
    """A game in progress: what lies on the table, what waits on the agenda, and chance."""

    ruleset: Rules
    agenda: list[Any]
    chance: Chance
    drawers: dict[type[Drawer], Drawer]
    log: list[LogEntry] | None

    @classmethod
    def of(cls, game: HasTable | Table) -> Self:
        """The table of a game, typed for callers who know which game it is."""
        table = game if isinstance(game, Table) else game.table
        if not isinstance(table, cls):
            raise TypeError(f"this is a {type(table).__name__}, not a {cls.__name__}")
        return table

    @classmethod
    def codec(cls) -> Codec:
        """How the game's own fields are copied, saved and loaded."""
        return codec(cls, CORE_FIELDS)

    @property
    def players(self) -> range:
        """All players, by number."""
        return self.ruleset.players

    def name(self, player: int) -> Ref:
        """A player as messages name them."""
        return self.ruleset.name_of(player)

    def left_of(self, player: int, seats: int = 1) -> int:
        """The player *seats* places to the left of *player*; by default the next one."""
        return (player + seats) % len(self.ruleset.players)

    def renew(self, *fields: str) -> None:
        """Make fields what they are on a new table, as for a new deal."""
        known = attrs.fields_dict(cast(Any, type(self)))
        for field in fields:
            if field not in known:
                raise RuledockError(f"a table has no field {field!r}; {did_you_mean(field, known)}")
            default: Any = known[field].default
            if isinstance(default, attrs.Factory):  # type: ignore[arg-type]
                default = default.factory(self) if default.takes_self else default.factory()
            setattr(self, field, default)

    def drawer(self, kind: type[D]) -> D:
        """The drawer of this class; KeyError if its module is off."""
        return cast(D, self.drawers[kind])

    def push(self, *steps: Any) -> None:
        """Put steps on top of the agenda; the first one happens first."""
        self.agenda += steps[::-1]

    def window(self, name: str, order: Iterable[int]) -> None:
        """Open a window for players in this order, skipping those who do not want to be asked."""
        asking = self.ruleset.asking.get(name)
        if asking is None:
            known = did_you_mean(name, self.ruleset.asking)
            raise RuledockError(f"the game declares no window {name!r}; {known}")
        asked = tuple([player for player in order if player in asking])
        if asked:
            self.agenda.append(window(name, asked))

    def tell(self, sentence: str, /, **args: Any) -> None:
        """Tell everybody what happened."""
        if self.log is not None:
            self.log.append(LogEntry(Message(sentence, args, self.ruleset)))

    def whisper(self, to: Iterable[int], sentence: str, /, **args: Any) -> None:
        """Tell some players what happened.

        Everybody else reads the sentence whose name ends in ``.others``, if there is one; it gets
        only the arguments whose names do not start with an underscore.
        """
        if self.log is None:
            return
        whole = {name.lstrip("_"): value for name, value in args.items()}
        known = {name: value for name, value in args.items() if not name.startswith("_")}
        others = f"{sentence}.others"
        rest = Message(others, known, self.ruleset) if Phrasebook.has(others) else None
        self.log.append(LogEntry(Message(sentence, whole, self.ruleset), frozenset(to), rest))

    def disclose(self) -> None:
        """Say that what happens now depends on what is hidden, so that nobody can look ahead."""
        self.chance.disclosed += 1

    def copy(self) -> Self:
        """An independent copy, without a log."""
        new = self.codec().copy(self)
        new.ruleset = self.ruleset
        new.agenda = self.agenda[:]
        new.chance = self.chance.copy()
        drawers = self.drawers
        new.drawers = {kind: codec(kind).copy(drawers[kind]) for kind in drawers} if drawers else {}
        new.log = None
        return cast(Self, new)

    def __repr__(self) -> str:
        waiting = type(self.agenda[-1]).__name__ if self.agenda else "nothing"
        return f"<{type(self).__name__} of {len(self.players)} players, {waiting} comes next>"

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a table goes with its game: pickle the game")
