"""Secret choices: several players choose in secret, and nothing happens until all have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, cast, overload

from ruledock.engine.codec import codec
from ruledock.engine.decisions import Decision, Options
from ruledock.engine.declare import step
from ruledock.engine.domains import Player
from ruledock.engine.functions import OfferEach, Resolve
from ruledock.engine.interrupts import WITHDRAWAL, Interrupt, open_decision
from ruledock.engine.options import Option, option
from ruledock.engine.step_kinds import Asked, Automatic, StepKind, nobody
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.table import Table

_set = object.__setattr__


@step
class SecretChoice:
    """A step in which each of *players* seals one choice; then all of them happen."""

    players: tuple[Player, ...]
    sealed: tuple[Option | None, ...] = ()

    @classmethod
    def kind_by(cls, offer: Any, resolve: Any, **given: Any) -> SecretChoiceKind:
        """The kind of such a step that these functions handle."""
        return SecretChoiceKind(cls, offer, resolve, **given)

    def choice_of(self, player: int) -> Option | None:
        """The sealed choice of *player*, if any."""
        if player not in self.players or not self.sealed:
            return None
        return self.sealed[self.players.index(player)]

    def with_choice(self, player: int, chosen: Option | None) -> Self:
        """The same step with the choice of *player* sealed, or taken back."""
        return self.with_sealed(self.choices_with(player, chosen))

    def choices_with(self, player: int, chosen: Option | None) -> tuple[Option | None, ...]:
        """All sealed choices, with this one for *player*."""
        sealed = list(self.sealed or (None,) * len(self.players))
        sealed[self.players.index(player)] = chosen
        return tuple(sealed)

    def with_sealed(self, sealed: tuple[Option | None, ...]) -> Self:
        """The same step with these sealed choices, in the order of its players."""
        new: Self = codec(type(self)).copy(self)
        _set(new, "sealed", sealed)
        return new


class Waiting(Sequence[Decision]):
    """The decisions of the players who have not sealed a choice yet, each computed on access."""

    __slots__ = ("_kind", "_made", "_step", "_table", "players")

    def __init__(self, kind: SecretChoiceKind, table: Table, step: SecretChoice) -> None:
        self._kind, self._table, self._step = kind, table, step
        self._made: dict[int, Decision] = {}
        self.players: Sequence[int] = step.players
        if step.sealed:
            pairs = zip(step.players, step.sealed, strict=True)
            self.players = [player for player, made in pairs if made is None]

    def after(self, player: int, chosen: Option) -> Waiting | None:
        """Seal a choice of *player*. Return the decisions still open, which do not change.

        None if it was the last choice; then all have been carried out.
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
        """The decision of a player who has not sealed a choice yet."""
        made = self._made.get(player)
        if made is None:
            made = self._kind.offer(self._table, self._step, player)
            if made.interrupts or not made.options:
                made = open_decision(self._table, made)
            self._made[player] = made
        return made

    def __contains__(self, decision: object) -> bool:
        made = self._made
        return any([made.get(player, made) is decision for player in self.players])


@frozen
class SecretChoiceKind(StepKind):
    """Handles a :class:`SecretChoice`. A player who has chosen may only take the choice back."""

    offer: OfferEach
    resolve: Resolve

    def ask(self, table: Table, step: SecretChoice) -> Asked:
        sealed = step.sealed
        if len(sealed) < len(step.players) or not all(sealed):
            return Waiting(self, table, step)
        self.open(table, step, sealed)
        return None

    def open(self, table: Table, step: SecretChoice, sealed: tuple[Option | None, ...]) -> None:
        """End the step and carry out the choices, now that all are sealed."""
        table.agenda.pop()
        self.resolve(table, step, dict(zip(step.players, sealed, strict=True)))

    def take(self, table: Table, step: SecretChoice, player: int, chosen: Option) -> None:
        table.agenda[-1] = step.with_choice(player, chosen)

    def interrupted(self, table: Table, step: SecretChoice) -> None:
        if any(step.sealed):
            table.agenda.append(Recheck())

    def may_wait(self, table: Table, step: SecretChoice, place: int) -> bool:
        sealed, players = step.sealed, step.players
        if not players or len({*players}) < len(players) or len(sealed) not in (0, len(players)):
            return False
        if not self.fits(table, step):
            return False
        if not any(sealed):
            return True
        if place + 1 < len(table.agenda):  # the choices are checked again when it is on top
            return type(table.agenda[place + 1]) is Recheck
        pairs = zip(players, sealed, strict=True)
        return all(
            [made is None or made in self.offer(table, step, who).options for who, made in pairs]
        )

    @property
    def may_close(self) -> bool:
        return True

    def allowed(self, step: SecretChoice, player: int) -> frozenset[str] | None:
        if step.sealed and step.choice_of(player) is not None:
            return WITHDRAWAL
        return None if self.closes is nobody else super().allowed(step, player)


@frozen
class Recheck:
    """Something happened while choices were sealed, so check that they are still legal."""


def recheck(table: Table, step: Recheck) -> None:
    """Take back the sealed choices below that are no longer legal."""
    secret = table.agenda[-1]
    kind = cast(SecretChoiceKind, table.ruleset.kinds[type(secret)])
    for player in secret.players:
        made = secret.choice_of(player)
        if made is not None and made not in kind.offer(table, secret, player).options:
            secret = secret.with_choice(player, None)
            table.tell("core.reopened", player=table.ruleset.name_of(player))
    table.agenda[-1] = secret


@frozen
class _Rechecking(Automatic):
    """Handles a :class:`Recheck`, which lies right above the step it checks."""

    def may_wait(self, table: Table, step: Recheck, place: int) -> bool:
        return place > 0 and isinstance(table.agenda[place - 1], SecretChoice)


RECHECK = _Rechecking(Recheck, recheck, name="recheck")


@option("withdraw")
class Withdraw(Option):
    """Take back a sealed choice while others are still choosing."""


def _withdrawals(table: Table, player: int, only: frozenset[str] | None) -> Options:
    step = table.agenda[-1]
    if isinstance(step, SecretChoice) and step.choice_of(player) is not None:
        return (Withdraw(),)
    return ()


def _withdraw(table: Table, player: int, chosen: Option) -> None:
    table.agenda[-1] = table.agenda[-1].with_choice(player, None)


WITHDRAW = Interrupt(Withdraw, _withdrawals, _withdraw, name="withdraw")
"""The core's only interrupt: take back a sealed choice while others are still choosing."""
