"""Sealed choices: several players choose at once and in secret; nothing happens until all have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast, overload

import attrs

from ruledock.decisions import Decision
from ruledock.domains import Player
from ruledock.fields import codec
from ruledock.kinds import Asked, Automatic, StepKind, nobody
from ruledock.options import Option, option

if TYPE_CHECKING:
    from ruledock.table import Table

WITHDRAWAL = frozenset({"withdraw"})
"""The one interrupt open to a player who has sealed a choice."""
_set = object.__setattr__


@attrs.frozen
class Sealing:
    """A step in which each of *players* seals one choice; nothing happens until all have."""

    players: tuple[Player, ...]
    sealed: tuple[Option | None, ...] = ()

    def choice_of(self, player: int) -> Option | None:
        """What *player* has sealed so far."""
        if player not in self.players or not self.sealed:
            return None
        return self.sealed[self.players.index(player)]

    def sealing(self, player: int, chosen: Option | None) -> Self:
        """The same step with the choice of *player* sealed, or taken back."""
        return self.with_sealed(self.choices_with(player, chosen))

    def choices_with(self, player: int, chosen: Option | None) -> tuple[Option | None, ...]:
        """All that is sealed, with this choice of *player*."""
        sealed = list(self.sealed or (None,) * len(self.players))
        sealed[self.players.index(player)] = chosen
        return tuple(sealed)

    def with_sealed(self, sealed: tuple[Option | None, ...]) -> Self:
        """The same step with these choices sealed, player by player."""
        new: Self = codec(type(self)).copy(self)
        _set(new, "sealed", sealed)
        return new


@attrs.frozen
class Sealed(StepKind):
    """Handles a :class:`Sealing` step: who has sealed waits, and may only take the choice back."""

    offer: Callable[[Any, Any, int], Decision]
    resolve: Callable[[Any, Any, dict[int, Any]], None]
    shown: Callable[[Any], Any] = attrs.field(default=lambda chosen: None, kw_only=True)
    """What others may see of a sealed choice, such as how many cards it holds."""
    stays_secret: bool = attrs.field(default=False, kw_only=True)
    """Whether a choice stays its player's secret when all have chosen, as in a draft."""

    def ask(self, table: Table, step: Sealing) -> Asked:
        sealed = step.sealed
        if len(sealed) < len(step.players) or not all(sealed):
            return Waiting(self, table, step)
        self.open(table, step, sealed)
        return None

    def open(self, table: Table, step: Sealing, sealed: tuple[Option | None, ...]) -> None:
        """All have chosen: the step is over, and what they sealed takes effect."""
        table.agenda.pop()
        self.resolve(table, step, dict(zip(step.players, sealed, strict=True)))

    def take(self, table: Table, step: Sealing, player: int, chosen: Option) -> None:
        table.agenda[-1] = step.sealing(player, chosen)

    def interrupted(self, table: Table, step: Sealing) -> None:
        if any(step.sealed):
            table.agenda.append(Recheck())

    def may_wait(self, table: Table, step: Sealing, place: int) -> bool:
        sealed, players = step.sealed, step.players
        if not players or len({*players}) < len(players) or len(sealed) not in (0, len(players)):
            return False
        if not self.fits(table, step):
            return False
        if not any(sealed):
            return True
        if place + 1 < len(table.agenda):  # what is sealed is looked at again when its turn comes
            return type(table.agenda[place + 1]) is Recheck
        pairs = zip(players, sealed, strict=True)
        return all(
            [made is None or made in self.offer(table, step, who).options for who, made in pairs]
        )

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


@attrs.frozen
class _Rechecking(Automatic):
    """Handles a :class:`Recheck`, which lies on the step it is about."""

    def may_wait(self, table: Table, step: Recheck, place: int) -> bool:
        return place > 0 and isinstance(table.agenda[place - 1], Sealing)


RECHECK = _Rechecking(Recheck, recheck)


class Waiting(Sequence[Decision]):
    """The decisions of those who have not sealed yet, each worked out when it is looked at."""

    __slots__ = ("_kind", "_made", "_step", "_table", "players")
    prepare: ClassVar[Callable[[Table, Decision], Decision]]
    """How the machine makes a decision ready to be shown; set by the machine."""

    def __init__(self, kind: Sealed, table: Table, step: Sealing) -> None:
        self._kind, self._table, self._step = kind, table, step
        self._made: dict[int, Decision] = {}
        self.players: Sequence[int] = step.players
        if step.sealed:
            pairs = zip(step.players, step.sealed, strict=True)
            self.players = [player for player, made in pairs if made is None]

    def after(self, player: int, chosen: Option) -> Waiting | None:
        """*player* seals a choice: the decisions still waited for, which stay what they are.

        None when it was the last one: then all of them have taken effect.
        """
        kind, table, step = self._kind, self._table, self._step
        sealed = step.choices_with(player, chosen)
        left = self.players
        players = left[1:] if left[0] == player else [one for one in left if one != player]
        if not players:
            kind.open(table, step, sealed)
            return None
        new = Waiting.__new__(Waiting)
        new._kind, new._table, new._made, new.players = kind, table, self._made, players
        new._step = table.agenda[-1] = step.with_sealed(sealed)
        return new

    def __len__(self) -> int:
        return len(self.players)

    @overload
    def __getitem__(self, index: int) -> Decision: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Decision]: ...
    def __getitem__(self, index: int | slice) -> Decision | Sequence[Decision]:
        if type(index) is int:
            return self.of(self.players[index])
        assert isinstance(index, slice)
        return [self.of(player) for player in self.players[index]]

    def of(self, player: int) -> Decision:
        """The decision of one of the players waited for."""
        made = self._made.get(player)
        if made is None:
            made = self._kind.offer(self._table, self._step, player)
            if made.interrupts or not made.options:
                made = Waiting.prepare(self._table, made)
            self._made[player] = made
        return made

    def __contains__(self, decision: object) -> bool:
        made = self._made
        return any([made.get(player, made) is decision for player in self.players])


@option("withdraw")
class Withdraw(Option):
    """Take a sealed choice back while others are still choosing."""
