"""What modules contribute to the isle: small values, and functions with a name and a signature.

Each hook of :mod:`ruledock_isle.hookspecs` says which of these it wants. Unless a function says
that it changes something, it only reads the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from ruledock.plugin import ScoreLine

if TYPE_CHECKING:
    from ruledock_isle.cards.kinds import Card
    from ruledock_isle.cards.lessons import Lesson
    from ruledock_isle.ruleset import IsleRuleset
    from ruledock_isle.table import IsleTable

Cards = Mapping[str, "Card | Lesson"]
"""Discovery cards by id."""
Phases = tuple[str, ...]
"""The names of phases, in the order of a day."""
Steps = Sequence[Any]
"""Steps in the order in which they happen."""
Lines = tuple[ScoreLine, ...]
"""The lines of a score."""
Key = tuple[int, ...]
"""What players with the same total are compared by; the larger wins."""
ALWAYS = "always"
"""The tag of interrupts that only a secret choice or a tile still to place can close."""


# -- what several hooks ask for ----------------------------------------------------------------


class Change(Protocol):
    """Changes the table: lays something out, or pushes the steps of a phase."""

    def __call__(self, table: IsleTable, /) -> None: ...


class Happening(Protocol):
    """The steps that come now."""

    def __call__(self, table: IsleTable, /) -> Steps: ...


class Amount(Protocol):
    """How much of something a player has or gets."""

    def __call__(self, table: IsleTable, player: int, /) -> int: ...


class PlayerTest(Protocol):
    """Whether something is true of a player now."""

    def __call__(self, table: IsleTable, player: int, /) -> bool: ...


class TableTest(Protocol):
    """Whether something is true of the table now."""

    def __call__(self, table: IsleTable, /) -> bool: ...


# -- cards, days and turns ---------------------------------------------------------------------


class ChooseCards(Protocol):
    """The discovery cards of a game by id, given those chosen so far."""

    def __call__(self, cards: Cards, ruleset: IsleRuleset, /) -> Cards: ...


class Plan(Protocol):
    """The phases of this day in their order, given the plan so far."""

    def __call__(self, phases: Phases, table: IsleTable, /) -> Phases: ...


class DrawTile(Protocol):
    """Draws a tile and takes it from where it was; None when nothing is left."""

    def __call__(self, table: IsleTable, /) -> str | None: ...


@attrs.frozen
class Fill:
    """How many tiles a field gets, and where they are drawn from."""

    field: int
    count: int
    draw: DrawTile


class Fills(Protocol):
    """How many tiles each field gets and from where, given what was planned so far."""

    def __call__(self, fills: tuple[Fill, ...], table: IsleTable, /) -> tuple[Fill, ...]: ...


class AroundTurn(Protocol):
    """Steps before or after a player's turn; *what* is ``lay``, ``rescue`` or ``find``."""

    def __call__(self, table: IsleTable, what: str, player: int, /) -> Steps: ...


class AfterPhase(Protocol):
    """Steps when a phase has ended."""

    def __call__(self, table: IsleTable, phase: str, /) -> Steps: ...


class RivalTurn(Protocol):
    """Steps before a turn of an opponent who is no player; *number* counts from 1 each day."""

    def __call__(self, table: IsleTable, rival: str, number: int, /) -> Steps: ...


# -- rescues -----------------------------------------------------------------------------------


@attrs.frozen
class Offer:
    """A tile to rescue and what it costs, before anything changes the price."""

    tile: str
    price: int


class OffersTo(Protocol):
    """What lies in a place for this player to rescue."""

    def __call__(self, table: IsleTable, player: int, /) -> Sequence[Offer]: ...


class TakeTile(Protocol):
    """Takes a tile from where it lies, as it goes to a boat."""

    def __call__(self, table: IsleTable, tile: str, /) -> None: ...


@attrs.frozen
class Source:
    """A place to rescue tiles from: what lies there for a player, and how it leaves."""

    name: str
    offers: OffersTo
    release: TakeTile


class MayRescue(Protocol):
    """Whether a player may rescue this tile from this source now."""

    def __call__(self, table: IsleTable, player: int, tile: str, source: str, /) -> bool: ...


class Price(Protocol):
    """What a tile costs a player in fish, given what it cost so far."""

    def __call__(
        self, price: int, table: IsleTable, player: int, tile: str, source: str, /
    ) -> int: ...


class UseBasket(Protocol):
    """Uses up a basket of this player."""

    def __call__(self, table: IsleTable, player: int, /) -> None: ...


@attrs.frozen
class Basket:
    """A kind of basket: how many a player has to use now, and how to use one."""

    name: str
    left: Amount
    use: UseBasket


# -- tiles -------------------------------------------------------------------------------------


class TilesIn(Protocol):
    """The tiles that lie in a place now, in their order."""

    def __call__(self, table: IsleTable, /) -> Sequence[str]: ...


@attrs.frozen
class Supply:
    """A place to take tiles from without a rescue: what lies there, and how to take it."""

    name: str
    tiles: TilesIn
    take: TakeTile


class TilesOf(Protocol):
    """The tiles to count, in any order."""

    def __call__(self, table: IsleTable, /) -> Iterable[str]: ...


@attrs.frozen
class Store:
    """The tiles a module brings: all of them, and those that lie in places of its own."""

    all: TilesOf
    here: TilesOf


class NeedsContact(Protocol):
    """Whether a tile must touch another on the boat of this player."""

    def __call__(self, table: IsleTable, player: int, tile: str, /) -> bool: ...


@attrs.frozen
class Reward:
    """What a covered map gives: up to *count* tiles from these supplies."""

    supplies: tuple[str, ...]
    count: int


class MapReward(Protocol):
    """What a map covered by its colour gives a player, given the reward so far."""

    def __call__(self, reward: Reward, table: IsleTable, player: int, colour: str, /) -> Reward: ...


class AfterPlacing(Protocol):
    """Steps once a tile lies on a boat; *source* says where it came from."""

    def __call__(self, table: IsleTable, player: int, tile: str, source: str, /) -> Steps: ...


class AfterMoving(Protocol):
    """Steps once a player's card has moved tiles to other fields."""

    def __call__(self, table: IsleTable, player: int, tiles: Sequence[str], /) -> Steps: ...


# -- scores ------------------------------------------------------------------------------------


class ScoreLines(Protocol):
    """The lines of a player's score, given those so far."""

    def __call__(self, lines: Lines, table: IsleTable, player: int, /) -> Lines: ...


class RivalScore(Protocol):
    """The lines of the score of an opponent who is no player."""

    def __call__(self, table: IsleTable, /) -> Sequence[ScoreLine]: ...


class RivalLines(Protocol):
    """The lines of the score of an opponent who is no player, given those so far."""

    def __call__(self, lines: Lines, table: IsleTable, /) -> Lines: ...


class TieBreak(Protocol):
    """What decides between players with equal points, given the key so far; larger wins."""

    def __call__(self, key: Key, table: IsleTable, player: int, /) -> Key: ...


class Winners(Protocol):
    """Who has won, given the winners so far and everybody's points."""

    def __call__(
        self, winners: tuple[int, ...], table: IsleTable, totals: Sequence[int], /
    ) -> tuple[int, ...]: ...
