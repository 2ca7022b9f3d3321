"""Steps and their kinds: what waits on the agenda, and who handles it.

A step is a small frozen value (``Bidding(lot="vase-a")``). Its *kind* says what happens when it
comes to the top: it runs by itself (:class:`Automatic`), asks somebody (:class:`Asking`), or lets
several players seal a choice each (:class:`Sealed`). Nobody edits a step already pushed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast, overload

import attrs

from ruledock.decisions import Decision
from ruledock.fields import codec
from ruledock.messages import MAY_ACT
from ruledock.options import Option, option

if TYPE_CHECKING:
    from ruledock.table import Table

Asked = Decision | Sequence[Decision] | None
Closes = Callable[[Any, int], bool]
WITHDRAWAL = frozenset({"withdraw"})
"""The one interrupt open to a player who has sealed a choice."""


def nobody(step: Any, player: int) -> bool:
    """The step closes interrupts to nobody."""
    return False


def its_player(step: Any, player: int) -> bool:
    """The step closes interrupts to the player who is resolving it."""
    return bool(step.player == player)


def everyone(step: Any, player: int) -> bool:
    """The step closes interrupts to all."""
    return True


def _names(names: Any) -> Callable[[Any], frozenset[str]]:
    if callable(names):
        return names  # type: ignore[no-any-return]
    fixed = frozenset(names)
    return lambda step: fixed


@attrs.frozen
class StepKind:
    """What every kind of step says: to whom it closes interrupts, and what it lets in even so."""

    step: type
    closes: Closes = attrs.field(default=nobody, kw_only=True)
    lets_in: Any = attrs.field(default=(), converter=_names, kw_only=True)
    """Names of interrupts, or a function from the step to such names."""
    anonymous: bool = attrs.field(default=False, kw_only=True)
    """Whether nobody else may see who is being asked."""

    @property
    def may_close(self) -> bool:
        """Whether such a step ever closes an interrupt to anybody."""
        return self.closes is not nobody

    def lets(self, step: Any, player: int) -> frozenset[str] | None:
        """Which interrupts the step leaves open to *player*; None when it closes nothing."""
        if not self.closes(step, player):
            return None
        left: frozenset[str] = self.lets_in(step)
        return left

    def ask(self, table: Table, step: Any) -> Asked:
        """The decisions this step opens now; None when it has just run, empty when it is done."""
        raise NotImplementedError

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        """Carry out what *player* has chosen."""
        raise NotImplementedError

    def interrupted(self, table: Table, step: Any) -> None:
        """The player being asked used an interrupt as the answer; the step may move on."""


@attrs.frozen
class Automatic(StepKind):
    """A step that asks nobody."""

    run: Callable[[Any, Any], None]

    def ask(self, table: Table, step: Any) -> Asked:
        table.agenda.pop()
        self.run(table, step)
        return None


@attrs.frozen
class Asking(StepKind):
    """A step that asks: *offer* makes its decisions; when one is taken, the step is gone."""

    offer: Callable[[Any, Any], Asked]
    then: Callable[[Any, Any, int, Any], None]

    def ask(self, table: Table, step: Any) -> Asked:
        return self.offer(table, step) or ()

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        table.agenda.pop()
        self.then(table, step, player, chosen)


@attrs.frozen
class Sealing:
    """A step in which each of *players* seals one choice; nothing happens until all have."""

    players: tuple[int, ...]
    sealed: tuple[Option | None, ...] = ()

    def choice_of(self, player: int) -> Option | None:
        """What *player* has sealed so far."""
        if player not in self.players or not self.sealed:
            return None
        return self.sealed[self.players.index(player)]

    def sealing(self, player: int, chosen: Option | None) -> Self:
        """The same step with the choice of *player* sealed, or taken back."""
        sealed = list(self.sealed)
        sealed[self.players.index(player)] = chosen
        return self.with_sealed(tuple(sealed))

    def with_sealed(self, sealed: tuple[Option | None, ...]) -> Self:
        """The same step with these choices sealed, player by player."""
        new = codec(type(self)).copy(self)
        object.__setattr__(new, "sealed", sealed)
        return cast(Self, new)


@attrs.frozen
class Sealed(StepKind):
    """Handles a :class:`Sealing` step: who has sealed waits, and may only take the choice back."""

    offer: Callable[[Any, Any, int], Decision]
    resolve: Callable[[Any, Any, dict[int, Any]], None]
    shown: Callable[[Any], Any] = attrs.field(default=lambda chosen: None, kw_only=True)
    """What others may see of a sealed choice, such as how many cards it holds."""
    public: bool = attrs.field(default=False, kw_only=True)
    """Whether everybody knows when a player has a single option: it is then sealed unasked."""

    def ask(self, table: Table, step: Sealing) -> Asked:
        offered: dict[int, Decision] = {}
        if not step.sealed:
            step = self._opened(table, step, offered)
        waiting = Waiting(self, table, step, offered)
        if waiting.players:
            return waiting
        table.agenda.pop()
        self.resolve(table, step, dict(zip(step.players, step.sealed, strict=True)))
        return None

    def _opened(self, table: Table, step: Sealing, offered: dict[int, Decision]) -> Sealing:
        """The step with nothing sealed yet, but for choices that everybody knows are none."""
        sealed: tuple[Option | None, ...] = (None,) * len(step.players)
        if self.public:
            offered.update((who, self.offer(table, step, who)) for who in step.players)
            sealed = tuple(map(_forced, offered.values()))
        table.agenda[-1] = step = step.with_sealed(sealed)
        return step

    def take(self, table: Table, step: Sealing, player: int, chosen: Option) -> None:
        table.agenda[-1] = step.sealing(player, chosen)

    @property
    def may_close(self) -> bool:
        return True

    def lets(self, step: Sealing, player: int) -> frozenset[str] | None:
        if step.sealed and step.choice_of(player) is not None:
            return WITHDRAWAL
        return None if self.closes is nobody else super().lets(step, player)


def _forced(decision: Decision) -> Option | None:
    """The choice that everybody knows is none, if it is: it seals itself when the step opens."""
    return decision.options[0] if len(decision.options) == 1 else None


class Waiting(Sequence[Decision]):
    """The decisions of those who have not sealed yet, each worked out when it is looked at."""

    __slots__ = ("_kind", "_made", "_offered", "_step", "_table", "players")
    prepare: ClassVar[Callable[[Table, Decision], Decision]]
    """How the machine makes a decision ready to be shown; set by the machine."""

    def __init__(
        self, kind: Sealed, table: Table, step: Sealing, offered: dict[int, Decision]
    ) -> None:
        self._kind, self._table, self._step, self._offered = kind, table, step, offered
        self._made: dict[int, Decision] = {}
        pairs = zip(step.players, step.sealed, strict=True)
        self.players = [player for player, made in pairs if made is None]

    def __len__(self) -> int:
        return len(self.players)

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Decision]: ...
    def __getitem__(self, index: int | slice) -> Decision | Sequence[Decision]:
        if isinstance(index, slice):
            return [self.of(player) for player in self.players[index]]
        return self.of(self.players[index])

    def of(self, player: int) -> Decision:
        """The decision of one of the players waited for."""
        made = self._made.get(player)
        if made is None:
            offered = self._offered.get(player)
            if offered is None:
                offered = self._kind.offer(self._table, self._step, player)
            if offered.interrupts or not offered.options:
                offered = Waiting.prepare(self._table, offered)
            made = self._made[player] = offered
        return made

    def __contains__(self, decision: object) -> bool:
        return any(one is decision for one in self._made.values())


@option("withdraw")
class Withdraw(Option):
    """Take a sealed choice back while others are still choosing."""


@option("nothing")
class Nothing(Option):
    """Let a window pass."""


_NOTHING = (Nothing(),)


@attrs.frozen
class Window:
    """A moment at which players may act in turn order, one thing each, until all let it pass."""

    name: str
    order: tuple[int, ...]
    at: int = 0
    quiet: int = 0

    @property
    def player(self) -> int:
        """Who is asked now."""
        return self.order[self.at]

    def passed_on(self, quiet: int) -> Window:
        """The window with the next player to ask."""
        return Window(self.name, self.order, (self.at + 1) % len(self.order), quiet)


@attrs.frozen
class Windows(StepKind):
    """Handles a :class:`Window`: every player it names is asked, whatever is in their hands."""

    possible: Callable[[Table, int], bool] = lambda table, player: True

    def ask(self, table: Table, step: Window) -> Asked:
        if step.quiet == len(step.order):
            return ()
        return Decision(
            step.player,
            "core.window",
            _NOTHING,
            MAY_ACT,
            public=not self.possible(table, step.player),
            private=True,
            interrupts=True,
        )

    def take(self, table: Table, step: Window, player: int, chosen: Option) -> None:
        table.agenda[-1] = step.passed_on(step.quiet + 1)

    def interrupted(self, table: Table, step: Window) -> None:
        table.agenda[-1] = step.passed_on(0)


def elsewhere(step: Window, player: int) -> bool:
    """A window is closed to all but the player being asked: turn order rules inside it."""
    return step.player != player
