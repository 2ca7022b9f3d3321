"""Sealed choices: several players choose at once and in secret; nothing happens until all have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast, overload

import attrs

from ruledock.decisions import Decision
from ruledock.fields import codec
from ruledock.kinds import Asked, Automatic, StepKind, nobody
from ruledock.options import Option, option

if TYPE_CHECKING:
    from ruledock.table import Table

WITHDRAWAL = frozenset({"withdraw"})
"""The one interrupt open to a player who has sealed a choice."""


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
        sealed = list(self.sealed or (None,) * len(self.players))
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
    stays_secret: bool = attrs.field(default=False, kw_only=True)
    """Whether a choice stays its player's secret when all have chosen, as in a draft."""

    def ask(self, table: Table, step: Sealing) -> Asked:
        offered: dict[int, Decision] = {}
        if self.public and not step.sealed:
            step = self._opened(table, step, offered)
        waiting = Waiting(self, table, step, offered)
        if waiting.players:
            return waiting
        table.agenda.pop()
        if len(step.players) > 1:
            table.reveal()  # who has seen what others sealed takes nothing back
        self.resolve(table, step, dict(zip(step.players, step.sealed, strict=True)))
        return None

    def _opened(self, table: Table, step: Sealing, offered: dict[int, Decision]) -> Sealing:
        """The step with nothing sealed yet, but for choices that everybody knows are none."""
        for player in step.players:
            offered[player] = self.offer(table, step, player)
        table.agenda[-1] = step = step.with_sealed(tuple(map(_forced, offered.values())))
        return step

    def take(self, table: Table, step: Sealing, player: int, chosen: Option) -> None:
        table.agenda[-1] = step.sealing(player, chosen)

    def interrupted(self, table: Table, step: Sealing) -> None:
        if any(step.sealed):
            table.agenda.append(Recheck())

    @property
    def may_close(self) -> bool:
        return True

    def lets(self, step: Sealing, player: int) -> frozenset[str] | None:
        if step.sealed and step.choice_of(player) is not None:
            return WITHDRAWAL
        return None if self.closes is nobody else super().lets(step, player)


@attrs.frozen
class Recheck:
    """Something was done while choices lay sealed: those no longer legal must be made again."""


def recheck(table: Table, step: Recheck) -> None:
    """Open what is no longer legal of the sealed choices below."""
    sealing = table.agenda[-1]
    kind = cast(Sealed, table.ruleset.kinds[type(sealing)])
    for player in sealing.players:
        made = sealing.choice_of(player)
        if made is not None and made not in kind.offer(table, sealing, player).options:
            sealing = sealing.sealing(player, None)
            table.tell("core.reopened", player=table.ruleset.name_of(player))
    table.agenda[-1] = sealing


RECHECK = Automatic(Recheck, recheck)


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
        self.players: Sequence[int] = step.players
        if step.sealed:
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
