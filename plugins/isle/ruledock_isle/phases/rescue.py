"""Phase 4: players lay and reveal rescue cards, then take turns of one rescue or a pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.plugin import (
    Asking,
    Automatic,
    Chain,
    Decision,
    Message,
    Option,
    Player,
    Ref,
    step,
)
from ruledock_isle.axes import FIELDS, BasketName, Fish, InOrder, TileId
from ruledock_isle.boat.placing import ASK_PLACE, fitting_of, placements, stow
from ruledock_isle.contributions import Basket, Offer, Source
from ruledock_isle.options import CallOff, Pass, Place, Rescue
from ruledock_isle.phases.days import moments
from ruledock_isle.phases.laying import LayCards, Reveal
from ruledock_isle.phases.turns import END_TURN, PASS, frame, next_active
from ruledock_isle.table import IsleTable

ASK_RESCUE = Message("isle.ask.rescue")
ASK_RESCUE_NONE = Message("isle.ask.rescue.none")
ASK_AGAIN = Message("isle.ask.again")
ASK_AGAIN_NONE = Message("isle.ask.again.none")
CALL_OFF = CallOff()


@step
class RescueRound:
    """The next player who has not passed takes a turn; *at* is the place in the order."""

    at: InOrder = 0


@step
class RescueTurn:
    """One player rescues, plays cards, and ends the turn or passes."""

    player: Player


@step
class Boarding:
    """A player has announced a rescue, and pays for it when choosing its place on the boat."""

    player: Player
    tile: TileId
    basket: BasketName
    price: Fish
    """What the tile cost when it was announced."""


def start_rescue(table: IsleTable) -> None:
    """Everybody lays cards in turn order; then come the reveal and the turns."""
    table.revealed = False
    table.passed.clear()
    steps: list[Any] = []
    for place, player in enumerate(table.order):
        steps += moments(table, "before-rescue-cards" if place else "rescue-phase")
        steps += frame(table, "lay", LayCards(player))
    table.push(*steps, *moments(table, "before-reveal"), Reveal(), RescueRound())


# -- turns -------------------------------------------------------------------------------------


def next_turn(table: IsleTable, step: RescueRound) -> None:
    """Go round until all have passed, or nothing keeps the phase going."""
    table.rescues = table.extra_rescues = 0
    at = next_active(table, step.at)
    if at is None or not table.ruleset.hooks.isle_rescue_goes_on(table):
        for player in table.order:
            discard_laid(table, player)
        return
    turn = RescueTurn(table.order[at])
    rest = RescueRound((at + 1) % len(table.order))
    table.push(*moments(table, "before-rescue-turn"), *frame(table, "rescue", turn), rest)


def goes_on(table: IsleTable) -> bool:
    """One edition ends the phase when both fields are empty."""
    left, right = table.fields
    return bool(left or right) or not table.book.ends_with_empty_fields


def offer_turn(table: IsleTable, step: RescueTurn) -> Decision:
    """Rescue or pass; after a rescue, again if a card allows it, or end the turn."""
    player, again = step.player, table.rescues > 0
    may_rescue = table.rescues <= table.extra_rescues if again else True
    ending: tuple[Option, ...] = (END_TURN,) if again else (PASS,)
    found = rescues(table, player) if may_rescue else ()
    options = (*found, *ending)
    if found:
        prompt = ASK_AGAIN if again else ASK_RESCUE
    else:
        prompt = ASK_AGAIN_NONE if again else ASK_RESCUE_NONE
    public = not table.hands[player]
    return Decision(player, "isle.rescue", options, prompt, public=public, interrupts=True)


def rescues(table: IsleTable, player: int) -> list[Option]:
    """Every rescue this player can pay for and find a place for, with each kind of basket."""
    book, purse = table.book, table.fish[player]
    baskets = [kind.name for kind in book.basket_kinds if kind.left(table, player)]
    if not baskets:
        return []
    simple = book.reprice is None and not book.forbids
    affordable = [
        offer.tile
        for source in book.sources
        for offer in source.offers(table, player)
        if (offer.price if simple else price_of(table, player, offer, source)) <= purse
    ]
    rescue = book.rescues
    fitting = fitting_of(table, player, affordable)
    return [rescue[tile, basket] for tile in fitting for basket in baskets]


NEVER = 1 << 30
"""The price of what may not be rescued at all."""


def price_of(table: IsleTable, player: int, offer: Offer, source: Source) -> int:
    """What a tile costs this player now; more than anybody has when it may not be rescued."""
    book, tile = table.book, offer.tile
    may = table.ruleset.hooks.isle_may_rescue if book.forbids else None
    if may is not None and not may(table, player, tile, source.name):
        return NEVER
    if book.reprice is None:
        return offer.price
    return book.reprice(offer.price, table, player, tile, source.name)


def prices_for(table: IsleTable, player: int) -> dict[str, int]:
    """What each tile that this player might rescue would cost them now."""
    prices = {
        offer.tile: price_of(table, player, offer, source)
        for source in table.book.sources
        for offer in source.offers(table, player)
    }
    return {tile: price for tile, price in prices.items() if price < NEVER}


def cats_on_offer(table: IsleTable, player: int) -> list[str]:
    """The cats that this player may rescue now, whatever they cost and wherever they fit."""
    book, tiles = table.book, table.book.tiles
    may = table.ruleset.hooks.isle_may_rescue if book.forbids else None
    return [
        offer.tile
        for source in book.sources
        for offer in source.offers(table, player)
        if tiles[offer.tile].is_cat and (may is None or may(table, player, offer.tile, source.name))
    ]


def take_turn(table: IsleTable, step: RescueTurn, player: int, chosen: Option) -> None:
    if type(chosen) is Rescue:
        found = find(table, player, chosen.tile)
        assert found is not None, "a rescue is offered for a tile that lies there"
        table.push(Boarding(player, chosen.tile, chosen.basket, found[1]), step)
    elif type(chosen) is Pass:
        table.passed.append(player)
        discard_laid(table, player)
        if table.log is not None:
            table.tell("isle.passes.rescue", player=table.name(player))


def discard_laid(table: IsleTable, player: int) -> None:
    """Discard the rescue cards that a player laid out and did not use."""
    if table.rescue_cards[player]:
        for card in () if table.revealed else table.rescue_cards[player]:
            table.show(card)
        table.discard += table.rescue_cards[player]
        table.rescue_cards[player] = []
    table.spent[player] = [0, 0]


# -- boarding ----------------------------------------------------------------------------------


def find(table: IsleTable, player: int, tile: str) -> tuple[Source, int] | None:
    """Where a tile lies for this player to rescue, and what it costs now; None if nowhere."""
    for source in table.book.sources:
        for offer in source.offers(table, player):
            if offer.tile == tile:
                return source, price_of(table, player, offer, source)
    return None


def find_announced(table: IsleTable, step: Boarding) -> tuple[Source, int] | None:
    """Where the announced tile lies and what it costs; None when the rescue is off.

    Since the announcement others may have moved it, or the player given up the basket.
    """
    basket: Basket = table.book.baskets[step.basket]
    if not basket.left(table, step.player):
        return None
    found = find(table, step.player, step.tile)
    return found if found is not None and found[1] <= table.fish[step.player] else None


def offer_boarding(table: IsleTable, step: Boarding) -> Decision | None:
    """Every place on the boat; None, and so back to the turn, when the rescue is off.

    A player who announced a rescue may withdraw it once the tile has become dearer.
    """
    found = find_announced(table, step)
    if found is None:
        return None
    options = placements(table, step.player, step.tile)
    if not options:
        return None
    if found[1] > step.price:
        options = Chain([options, (CALL_OFF,)])
    public = not table.hands[step.player]
    return Decision(step.player, "isle.place", options, ASK_PLACE, public=public, interrupts=True)


def board(table: IsleTable, step: Boarding, player: int, chosen: Option) -> None:
    """Pay fish and basket, and bring the tile from the isle to the boat."""
    if type(chosen) is not Place:
        if table.log is not None:
            args = {"player": table.name(player), "tile": Ref("tile", step.tile)}
            table.tell("isle.withdraws", **args)
        return
    at = find_announced(table, step)
    assert at is not None, "a rescue that is off has no place to choose"
    source, price = at
    table.pay(player, price)
    table.book.baskets[step.basket].use(table, player)
    source.release(table, step.tile)
    table.rescues += 1
    if table.log is not None:
        args = {"tile": Ref("tile", step.tile), "basket": Ref("basket", step.basket)}
        table.tell("isle.rescues", player=table.name(player), fish=price, **args)
    stow(table, player, chosen, source.name)


# -- what the base game contributes ------------------------------------------------------------


def field_source(number: int) -> Source:
    """One of the two fields as a place to rescue from."""

    def offers(table: IsleTable, player: int) -> Sequence[Offer]:
        shelf = table.book.field_offers[number]
        return [shelf[tile] for tile in table.fields[number]]

    def release(table: IsleTable, tile: str) -> None:
        table.fields[number].remove(tile)

    return Source(FIELDS[number], offers, release)


SOURCES = (field_source(0), field_source(1))
STEPS = (
    Automatic(RescueRound, next_turn, name="rescue-round"),
    Asking(RescueTurn, offer_turn, take_turn, name="rescue-turn"),
    Asking(Boarding, offer_boarding, board, name="boarding"),
)
STARTS = (("rescue", start_rescue),)
