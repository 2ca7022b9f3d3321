"""The hooks the isle adds for its modules, in the order in which a game comes to them.

Every function gets the table first. Unless a hook says that its function changes something, it
reads the table only. Steps that a hook returns are put on the agenda in the order given.

With ``ruledock_interrupts`` a module declares what players may do unasked. They may not while cards
are drafted, paid for or resolved, unless it is tagged :data:`ALWAYS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.plugin import ALL, ANY, ONE, PIPELINE, SUM, UNION, Ruleset, ScoreLine, hookspec
from ruledock_isle.cards.kinds import Card
from ruledock_isle.table import IsleTable
from ruledock_isle.words import Lesson

Cards = Mapping[str, Card | Lesson]
Phases = tuple[str, ...]
Steps = Sequence[Any]
Draw = Callable[[IsleTable], str | None]
Key = tuple[int, ...]
ALWAYS = "always"
"""The tag of interrupts that only a secret choice or a tile still to place can close."""


@attrs.frozen
class Fill:
    """How many tiles a field gets, and where they are drawn from."""

    field: int
    count: int
    draw: Draw


@attrs.frozen
class Offer:
    """A tile to rescue and what it costs, before anything changes the price."""

    tile: str
    price: int


@attrs.frozen
class Source:
    """A place to rescue tiles from."""

    name: str
    offers: Callable[[IsleTable, int], Sequence[Offer]]
    """(table, player): what lies there for this player."""
    release: Callable[[IsleTable, str], None]
    """(table, tile): the tile leaves the place, for a boat."""


@attrs.frozen
class Basket:
    """A kind of basket: whether a player has one to use now, and how to use it."""

    name: str
    ready: Callable[[IsleTable, int], bool]
    use: Callable[[IsleTable, int], None]


@attrs.frozen
class Reward:
    """What a covered map gives: up to *count* tiles from these supplies."""

    supplies: tuple[str, ...]
    count: int


@attrs.frozen
class Supply:
    """A place to take tiles from without a rescue: what lies there, and how to take it."""

    name: str
    tiles: Callable[[IsleTable], Sequence[str]]
    take: Callable[[IsleTable, str], None]


@attrs.frozen
class Store:
    """The tiles a module brings: all of them, and those that lie in places of its own."""

    all: Callable[[IsleTable], Iterable[str]]
    here: Callable[[IsleTable], Iterable[str]]


@hookspec(UNION)
def isle_solo() -> Iterable[str]:
    """Return the name of the opponent this module gives a single player.

    Union; a game for one player needs an answer, or linking refuses it. Used when linking.

    Base use: none. Expansion use: the sister.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_cards() -> Callable[[Cards, Ruleset], Cards]:
    """Return a function (cards, ruleset) -> the discovery cards of this game by id.

    Pipeline. Used when linking, before anything on the cards is compiled.

    Base use: all cards, and the lessons of the sets in play. Expansion use: in solo a card's
    ``solo`` says what it does, and public lessons count half.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_setup() -> Iterable[Callable[[IsleTable], None]]:
    """Return functions (table) that lay out more; they change the table.

    Union, in the order of plugin names. Called once, after the game has laid out its own.

    Base use: none. Expansion use: a board of kittens, a row of event tiles.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_stores() -> Iterable[Store]:
    """Return the tiles this module brings, and where it keeps those that lie nowhere else.

    Union. Used whenever tiles are counted, so that none is lost and none appears from nowhere.

    Base use: none, the table has its own places. Expansion use: a second bag, and the board that
    is filled from it.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_plan() -> Callable[[Phases, IsleTable], Phases]:
    """Return a function (phases, table) -> phases: this day's phases in their order.

    Pipeline: the game's own order is the base, each module changes what it is handed. Used each
    day once what happens at dawn is over, so that it may change the plan.

    Base use: fields, fishing, explore, lessons, rescue, finds, dusk. Expansion use: an event swaps
    two phases; the family mode leaves some out.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_phases() -> Iterable[tuple[str, Callable[[IsleTable], None]]]:
    """Return phases by name, each a function (table) that pushes the steps of the phase.

    Union; a phase has one owner. Used when the plan comes to that phase.

    Base use: the seven phases of a day. Expansion use: a phase in which an event happens.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_dawn() -> Callable[[IsleTable], Steps]:
    """Return a function (table) -> steps at the start of a day, before its first phase.

    Union, in the order of plugin names.

    Base use: none. Expansion use: the event of the day is turned up.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_fields() -> Callable[[tuple[Fill, ...], IsleTable], tuple[Fill, ...]]:
    """Return a function (fills, table) -> fills: how many tiles each field gets, from where.

    Pipeline. Used each day when the fields are filled; fields are filled in the order given, and
    tiles that belong elsewhere, such as rare treasures, go there and do not count.

    Base use: two cats per player from the bag, left then right. Expansion use: creatures on the
    right on day 1; an event with fewer cats on the left; solo, where one player counts as two.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def isle_income() -> Callable[[IsleTable, int], int]:
    """Return a function (table, player) -> fish the player receives in phase 1.

    Sum, but never less than nothing.

    Base use: 20. Expansion use: an event gives more or takes some away.
    """
    raise NotImplementedError


@hookspec(ONE)
def isle_draft() -> Callable[[IsleTable], Steps]:
    """Return a function (table) -> the steps in which cards are drafted in phase 2.

    One owner. Used each day instead of passing packets around; the purchase follows.

    Base use: none, it deals packets and passes them on. Expansion use: in solo the player looks
    at a few cards at a time, keeps some and discards the rest.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_turn_starts() -> Callable[[IsleTable, str, int], Steps]:
    """Return a function (table, what, player) -> steps before a player's turn.

    Union. *what* is ``lay`` for the choice of rescue cards, ``rescue`` or ``find``.

    Base use: none. Expansion use: borrowed items are laid with the rescue cards; the sister acts.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_turn_ends() -> Callable[[IsleTable, str, int], Steps]:
    """Return a function (table, what, player) -> steps after a player's turn or pass.

    Union. *what* is ``lay``, ``rescue`` or ``find``, as in :func:`isle_turn_starts`.

    Base use: none. Expansion use: the sister turns up a card when she is second.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def isle_speed() -> Callable[[IsleTable, int], int]:
    """Return a function (table, player) -> speed when rescue cards are revealed.

    Sum. Used once a day.

    Base use: the speed of the cards laid out. Expansion use: a borrowed item counts 4.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def isle_first() -> Callable[[IsleTable, int], bool]:
    """Return a function (table, player) -> whether the player stands first on the isle.

    All must agree. Speed decides it once a day, and it holds until speed is compared again.

    Base use: the first in turn order. Expansion use: not while an opponent who is no player is
    faster; kittens ask for it.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def isle_ahead() -> Callable[[IsleTable, int], int]:
    """Return a function (table, player) -> how many rivals who are no players come first.

    Sum. Used where a score asks for the place in the turn order.

    Base use: none. Expansion use: the sister, while she is first.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_revealed() -> Callable[[IsleTable], Steps]:
    """Return a function (table) -> steps once rescue cards are open and the new order holds.

    Union.

    Base use: none. Expansion use: the sister compares her speed and takes her place.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_rescue_offers() -> Iterable[Source]:
    """Return places to rescue from: what lies there for a player, its price, and how it leaves.

    Union; a source has one owner. Asked at each rescue turn; a tile that is too dear or fits
    nowhere is left out afterwards.

    Base use: the two fields, 3 fish on the left and 5 on the right. Expansion use: kittens offers
    the first player of the day what lies on the kitten board.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def isle_may_rescue() -> Callable[[IsleTable, int, str, str], bool]:
    """Return a function (table, player, tile, source) -> whether this may be rescued now.

    All must agree. Asked for each offer, and again when its place on the boat is chosen.

    Base use: always. Expansion use: a creature is no second rescue of a turn.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_price() -> Callable[[int, IsleTable, int, str, str], int]:
    """Return a function (price, table, player, tile, source) -> the price in fish.

    Pipeline. Asked for each offer.

    Base use: the price of the offer. Expansion use: in a storm the right field costs one more.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_baskets() -> Iterable[Basket]:
    """Return kinds of basket: whether a player can use one now, and how to use it.

    Union; a kind has one owner. Asked at each rescue turn, and used when the tile is placed.

    Base use: permanent, whole, broken. Expansion use: a borrowed basket.
    """
    raise NotImplementedError


@hookspec(ANY, calls=True)
def isle_rescue_goes_on() -> Callable[[IsleTable], bool]:
    """Return a function (table) -> whether phase 4 goes on while somebody has not passed.

    Any one keeps it going.

    Base use: yes, unless the edition ends the phase with empty fields. Expansion use: kittens
    still wait for the first player.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_rival_turn() -> Callable[[IsleTable, str, int], Steps]:
    """Return a function (table, rival, number) -> steps before a turn of an opponent in phase 4.

    Union. *rival* is the name given to :func:`isle_solo`; *number* counts the rival's turns of the
    day from 1. Whoever brings the rival calls it.

    Base use: none. Expansion use: kittens are changed when the rival stands first.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_phase_ends() -> Callable[[IsleTable, str], Steps]:
    """Return a function (table, phase) -> steps when a phase has ended.

    Union. Used after each phase of the plan.

    Base use: none. Expansion use: borrowed items are discarded; the sister's last cards.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_supplies() -> Iterable[Supply]:
    """Return supplies that cards and maps take tiles from.

    Union; a supply has one owner. Asked whenever a tile may be taken.

    Base use: common, small, rare, oshax. Expansion use: whatever a module lays out.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def isle_contact() -> Callable[[IsleTable, int, str], bool]:
    """Return a function (table, player, tile) -> whether the tile must touch another on the boat.

    All must agree; a boat without tiles needs no contact anyway.

    Base use: yes, unless a card waives it. Expansion use: a rare find after a storm need not.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_map_reward() -> Callable[[Reward, IsleTable, int, str], Reward]:
    """Return a function (reward, table, player, colour) -> what a map covered by its colour gives.

    Pipeline. Used when a coloured tile covers the map of its colour.

    Base use: one common treasure. Expansion use: an event gives two, or a rare one instead.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_tile_placed() -> Callable[[IsleTable, int, str, str], Steps]:
    """Return a function (table, player, tile, source) -> steps once a tile lies on a boat.

    Union; they come after the reward of a map. *source* says where the tile came from.

    Base use: none. Expansion use: the kitten board is refilled, a second kitten offered.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_moved() -> Callable[[IsleTable, int, Sequence[str]], Steps]:
    """Return a function (table, player, tiles) -> steps once a card moved tiles to other fields.

    Union.

    Base use: none. Expansion use: in solo the player puts them at positions of the row.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_dusk() -> Callable[[IsleTable], Steps]:
    """Return a function (table) -> steps at the end of a day, once the fields are empty.

    Union.

    Base use: none. Expansion use: unrescued creatures leave the game.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_score_lines() -> Callable[[tuple[ScoreLine, ...], IsleTable, int], tuple[ScoreLine, ...]]:
    """Return a function (lines, table, player) -> lines of that player's score.

    Pipeline: the game's own lines are the base, modules add theirs or change what is there.

    Base use: rats, rooms, families, rare treasures, lessons. Expansion use: friendships; in solo
    public lessons count half.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_rival_scores() -> Iterable[tuple[str, Callable[[IsleTable], Sequence[ScoreLine]]]]:
    """Return, by opponent who is no player, a function (table) -> lines of its score.

    Union. Used wherever results are shown.

    Base use: none. Expansion use: the sister.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_rival_lines() -> Callable[[tuple[ScoreLine, ...], IsleTable], tuple[ScoreLine, ...]]:
    """Return a function (lines, table) -> lines of the score of an opponent who is no player.

    Pipeline. Whoever brings the rival calls it with the lines of its own.

    Base use: none. Expansion use: the rival scores for creatures, or for an event.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_tie_break() -> Callable[[Key, IsleTable, int], Key]:
    """Return a function (key, table, player) -> what decides between players with equal points.

    Pipeline; the larger key wins, equal ones share the victory.

    Base use: fish. Expansion use: in the family mode, full rooms.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_winners() -> Callable[[tuple[int, ...], IsleTable, Sequence[int]], tuple[int, ...]]:
    """Return a function (winners, table, totals) -> who has won.

    Pipeline.

    Base use: most points, then the tie-break. Expansion use: nobody, when the sister has more.
    """
    raise NotImplementedError
