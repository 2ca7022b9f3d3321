"""The hooks the isle adds for its modules, in the order in which a game comes to them.

What the functions are given and what they return stands in :mod:`ruledock_isle.contributions`.
Steps that a hook returns are put on the agenda in the order given.

What players may do unasked a module declares as ``INTERRUPTS``. They may not do it while cards are
drafted, paid for or resolved, unless it is tagged :data:`~ruledock_isle.contributions.ALWAYS`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter, itemgetter

from ruledock.plugin import ALL, ANY, ONE, PIPELINE, SUM, UNION, Hooks, hookspec, one_owner_each
from ruledock_isle.contributions import (
    AfterMoving,
    AfterPhase,
    AfterPlacing,
    Amount,
    AroundTurn,
    Basket,
    Change,
    ChooseCards,
    Fills,
    Happening,
    MapReward,
    MayRescue,
    NeedsContact,
    Plan,
    PlayerTest,
    Price,
    RivalLines,
    RivalScore,
    RivalTurn,
    ScoreLines,
    Source,
    Store,
    Supply,
    TableTest,
    TieBreak,
    Winners,
)


class IsleHooks(Hooks):
    """What ``ruleset.hooks`` holds in a game of the isle: what all modules contribute, combined."""

    isle_solo: tuple[str, ...]
    isle_cards: ChooseCards
    isle_setup: tuple[Change, ...]
    isle_stores: tuple[Store, ...]
    isle_plan: Plan
    isle_phases: Mapping[str, tuple[str, Change]]
    isle_dawn: Happening
    isle_fields: Fills
    isle_income: Amount
    isle_draft: Happening | None
    isle_turn_starts: AroundTurn
    isle_turn_ends: AroundTurn
    isle_speed: Amount
    isle_first: PlayerTest
    isle_ahead: Amount
    isle_revealed: Happening
    isle_rescue_offers: Mapping[str, Source]
    isle_may_rescue: MayRescue
    isle_price: Price
    isle_baskets: Mapping[str, Basket]
    isle_rescue_goes_on: TableTest
    isle_rival_turn: RivalTurn
    isle_phase_ends: AfterPhase
    isle_supplies: Mapping[str, Supply]
    isle_contact: NeedsContact
    isle_map_reward: MapReward
    isle_tile_placed: AfterPlacing
    isle_moved: AfterMoving
    isle_dusk: Happening
    isle_score_lines: ScoreLines
    isle_rival_scores: Mapping[str, tuple[str, RivalScore]]
    isle_rival_lines: RivalLines
    isle_tie_break: TieBreak
    isle_winners: Winners


@hookspec(UNION)
def isle_solo() -> Iterable[str]:
    """Return the name of the opponent this module gives a single player.

    Union; a game for one player needs an answer, or linking refuses it. Used when linking.

    Base use: none. Expansion use: the sister.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_cards() -> ChooseCards:
    """Return a function that chooses the discovery cards of this game.

    Pipeline. Used when linking, before anything on the cards is compiled.

    Base use: all cards, and the lessons of the sets in play. Expansion use: in solo a card's
    ``solo`` says what it does, and public lessons count half.
    """
    raise NotImplementedError


@hookspec(UNION)
def isle_setup() -> Iterable[Change]:
    """Return functions that lay out more; they change the table.

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
def isle_plan() -> Plan:
    """Return a function that plans this day: its phases in their order.

    Pipeline: the game's own order is the base, each module changes what it is handed. Used each
    day once what happens at dawn is over, so that it may change the plan.

    Base use: fields, fishing, explore, lessons, rescue, finds, dusk. Expansion use: an event swaps
    two phases; the family mode leaves some out.
    """
    raise NotImplementedError


@hookspec(one_owner_each("phase", itemgetter(0)))
def isle_phases() -> Iterable[tuple[str, Change]]:
    """Return phases by name, each with a function that pushes the steps of the phase.

    Union; a phase has one owner. Used when the plan comes to that phase.

    Base use: the seven phases of a day. Expansion use: a phase in which an event happens.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_dawn() -> Happening:
    """Return a function that gives steps at the start of a day, before its first phase.

    Union, in the order of plugin names.

    Base use: none. Expansion use: the event of the day is turned up.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_fields() -> Fills:
    """Return a function that says how many tiles each field gets, and from where.

    Pipeline. Used each day when the fields are filled; fields are filled in the order given, and
    tiles that belong elsewhere, such as rare treasures, go there and do not count.

    Base use: two cats per player from the bag, left then right. Expansion use: creatures on the
    right on day 1; an event with fewer cats on the left; solo, where one player counts as two.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def isle_income() -> Amount:
    """Return a function that says how many fish a player receives in phase 1.

    Sum, but never less than nothing.

    Base use: 20. Expansion use: an event gives more or takes some away.
    """
    raise NotImplementedError


@hookspec(ONE)
def isle_draft() -> Happening:
    """Return a function that gives the steps in which cards are drafted in phase 2.

    One owner. Used each day instead of passing packets around; the purchase follows.

    Base use: none, it deals packets and passes them on. Expansion use: in solo the player looks
    at a few cards at a time, keeps some and discards the rest.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_turn_starts() -> AroundTurn:
    """Return a function that gives steps before a player's turn.

    Union. *what* is ``lay`` for the choice of rescue cards, ``rescue`` or ``find``.

    Base use: none. Expansion use: borrowed items are laid with the rescue cards; the sister acts.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_turn_ends() -> AroundTurn:
    """Return a function that gives steps after a player's turn or pass.

    Union. *what* is ``lay``, ``rescue`` or ``find``, as in :func:`isle_turn_starts`.

    Base use: none. Expansion use: the sister turns up a card when she is second.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def isle_speed() -> Amount:
    """Return a function that gives a player's speed when rescue cards are revealed.

    Sum. Used once a day.

    Base use: the speed of the cards laid out. Expansion use: a borrowed item counts 4.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def isle_first() -> PlayerTest:
    """Return a function that says whether a player stands first on the isle.

    All must agree. Speed decides it once a day, and it holds until speed is compared again.

    Base use: the first in turn order. Expansion use: not while an opponent who is no player is
    faster; kittens ask for it.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def isle_ahead() -> Amount:
    """Return a function that counts the rivals who are no players and come before a player.

    Sum. Used where a score asks for the place in the turn order.

    Base use: none. Expansion use: the sister, while she is first.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_revealed() -> Happening:
    """Return a function that gives steps once rescue cards are open and the new order holds.

    Union.

    Base use: none. Expansion use: the sister compares her speed and takes her place.
    """
    raise NotImplementedError


@hookspec(one_owner_each("source", attrgetter("name")))
def isle_rescue_offers() -> Iterable[Source]:
    """Return places to rescue from: what lies there for a player, its price, and how it leaves.

    Union; a source has one owner. Asked at each rescue turn; a tile that is too dear or fits
    nowhere is left out afterwards.

    Base use: the two fields, 3 fish on the left and 5 on the right. Expansion use: kittens offers
    the first player of the day what lies on the kitten board.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def isle_may_rescue() -> MayRescue:
    """Return a function that says whether a player may rescue a tile now.

    All must agree. Asked for each offer, and again when its place on the boat is chosen.

    Base use: always. Expansion use: a creature is no second rescue of a turn.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_price() -> Price:
    """Return a function that changes what a tile costs.

    Pipeline. Asked for each offer.

    Base use: the price of the offer. Expansion use: in a storm the right field costs one more.
    """
    raise NotImplementedError


@hookspec(one_owner_each("basket", attrgetter("name")))
def isle_baskets() -> Iterable[Basket]:
    """Return kinds of basket: whether a player can use one now, and how to use it.

    Union; a kind has one owner. Asked at each rescue turn, and used when the tile is placed.

    Base use: permanent, whole, broken. Expansion use: a borrowed basket.
    """
    raise NotImplementedError


@hookspec(ANY, calls=True)
def isle_rescue_goes_on() -> TableTest:
    """Return a function that says whether phase 4 goes on while somebody has not passed.

    Any one keeps it going.

    Base use: yes, unless the edition ends the phase with empty fields. Expansion use: kittens
    still wait for the first player.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_rival_turn() -> RivalTurn:
    """Return a function that gives steps before a turn of an opponent in phase 4.

    Union. *rival* is the name given to :func:`isle_solo`; *number* counts the rival's turns of the
    day from 1. Whoever brings the rival calls it.

    Base use: none. Expansion use: kittens are changed when the rival stands first.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_phase_ends() -> AfterPhase:
    """Return a function that gives steps when a phase has ended.

    Union. Used after each phase of the plan.

    Base use: none. Expansion use: borrowed items are discarded; the sister's last cards.
    """
    raise NotImplementedError


@hookspec(one_owner_each("supply", attrgetter("name")))
def isle_supplies() -> Iterable[Supply]:
    """Return supplies that cards and maps take tiles from.

    Union; a supply has one owner. Asked whenever a tile may be taken.

    Base use: common, small, rare, oshax. Expansion use: whatever a module lays out.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def isle_contact() -> NeedsContact:
    """Return a function that says whether a tile must touch another on the boat.

    All must agree; a boat without tiles needs no contact anyway.

    Base use: yes, unless a card waives it. Expansion use: a rare find after a storm need not.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_map_reward() -> MapReward:
    """Return a function that changes what a map covered by its colour gives.

    Pipeline. Used when a coloured tile covers the map of its colour.

    Base use: one common treasure. Expansion use: an event gives two, or a rare one instead.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_tile_placed() -> AfterPlacing:
    """Return a function that gives steps once a tile lies on a boat.

    Union; they come after the reward of a map. *source* says where the tile came from.

    Base use: none. Expansion use: the kitten board is refilled, a second kitten offered.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_moved() -> AfterMoving:
    """Return a function that gives steps once a card moved tiles to other fields.

    Union.

    Base use: none. Expansion use: in solo the player puts them at positions of the row.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def isle_dusk() -> Happening:
    """Return a function that gives steps at the end of a day, once the fields are empty.

    Union.

    Base use: none. Expansion use: unrescued creatures leave the game.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_score_lines() -> ScoreLines:
    """Return a function that adds lines to a player's score, or changes them.

    Pipeline: the game's own lines are the base, modules add theirs or change what is there.

    Base use: rats, rooms, families, rare treasures, lessons. Expansion use: friendships; in solo
    public lessons count half.
    """
    raise NotImplementedError


@hookspec(one_owner_each("rival", itemgetter(0)))
def isle_rival_scores() -> Iterable[tuple[str, RivalScore]]:
    """Return, by opponent who is no player, a function that gives the lines of its score.

    Union; a rival has one owner. Used wherever results are shown.

    Base use: none. Expansion use: the sister.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_rival_lines() -> RivalLines:
    """Return a function that adds lines to the score of an opponent who is no player.

    Pipeline. Whoever brings the rival calls it with the lines of its own.

    Base use: none. Expansion use: the rival scores for creatures, or for an event.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_tie_break() -> TieBreak:
    """Return a function that decides between players with equal points.

    Pipeline; the larger key wins, equal ones share the victory.

    Base use: fish. Expansion use: in the family mode, full rooms.
    """
    raise NotImplementedError


@hookspec(PIPELINE)
def isle_winners() -> Winners:
    """Return a function that says who has won.

    Pipeline.

    Base use: most points, then the tie-break. Expansion use: nobody, when the sister has more.
    """
    raise NotImplementedError
