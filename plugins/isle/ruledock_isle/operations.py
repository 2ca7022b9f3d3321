"""What cards do: operations with parameters, each able to say whether it can be done now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.agenda import Asking, Automatic, its_player
from ruledock.decisions import Decision, Subsets
from ruledock.messages import Message
from ruledock.operations import BoundOp, Operation
from ruledock.options import Option
from ruledock_isle.days import set_out
from ruledock_isle.explore import FINANCING, PrivatePurchase
from ruledock_isle.hookspecs import ALWAYS
from ruledock_isle.options import DiscardLessons, GiveBasket, Move, NameColour, To, Unload
from ruledock_isle.placing import WAIVERS, PlaceDrawn, TakeTile, can_take
from ruledock_isle.scoring import scene_of
from ruledock_isle.table import FIELDS, IsleTable

Can = Callable[..., bool]
ASK_MOVE = Message("isle.ask.move")
ASK_FIELD = Message("isle.ask.field")
ASK_BASKET = Message("isle.ask.basket")
ASK_LESSONS = Message("isle.ask.lessons")
ASK_UNLOAD = Message("isle.ask.unload")
ASK_CATCH = Message("isle.ask.catch")


@attrs.frozen(eq=False)
class IsleOperation(Operation):
    """An operation of the isle. ``can`` is called as ``can(table, player, **params)``."""

    can: Can = attrs.field(default=lambda table, player, **params: True, kw_only=True)


@attrs.frozen
class Resolving:
    """A card takes effect, one operation after the other; *at* is the next one."""

    player: int
    card: str
    way: str = ""
    at: int = 0


def doable(table: IsleTable, player: int, effect: Sequence[BoundOp]) -> bool:
    """Whether all operations of a card can be carried out now."""
    for bound in effect:
        operation: Any = bound.operation
        if not operation.can(table, player, **bound.params):
            return False
    return True


def effect_of(table: IsleTable, step: Resolving) -> Sequence[BoundOp]:
    """The operations of the card, in the way in which it is used."""
    book = table.book
    if step.way:
        return book.finds[step.card][step.way][1]
    return book.anytime[step.card].effect


def resolve(table: IsleTable, step: Resolving) -> None:
    """Carry out the next operation; what it asks comes before the one after it."""
    effect = effect_of(table, step)
    if step.at + 1 < len(effect):
        table.push(attrs.evolve(step, at=step.at + 1))
    effect[step.at].run(table, step)


# -- fish and baskets --------------------------------------------------------------------------


def gain_fish(
    table: IsleTable, step: Resolving, each: int, per: Any = None, naming: str = ""
) -> None:
    """So many fish, or so many for each thing counted in the scoring language."""
    if naming:
        table.push(NamingCatch(step.player, step.card, step.way, step.at))
        return
    count = 1 if per is None else per(scene_of(table, step.player))
    table.earn(step.player, each * count)


@attrs.frozen
class NamingCatch:
    """One player names the colour that a card counts to give fish."""

    player: int
    card: str
    way: str
    at: int


def offer_catch(table: IsleTable, step: NamingCatch) -> Decision:
    return Decision(step.player, "isle.catch", table.book.name_colours, ASK_CATCH, public=True)


def catch_named(table: IsleTable, step: NamingCatch, player: int, chosen: NameColour) -> None:
    card = Resolving(player, step.card, step.way, step.at)
    params = effect_of(table, card)[step.at].params
    count = params["per"](scene_of(table, player), colour=chosen.colour)
    table.earn(player, params["each"] * count)


def pay_fish(table: IsleTable, step: Resolving, amount: int) -> None:
    table.pay(step.player, amount)


def can_pay(table: IsleTable, player: int, amount: int) -> bool:
    return table.fish[player] >= amount


def owed(table: IsleTable, player: int) -> int:
    """Fish that a card under way will still take: they cannot be spent on anything else."""
    return sum(
        bound.params["amount"]
        for step in table.agenda
        if type(step) is Resolving and step.player == player
        for bound in effect_of(table, step)[step.at :]
        if bound.operation.run is pay_fish
    )


def gain_basket(table: IsleTable, step: Resolving) -> None:
    table.gain_basket(step.player)


def can_gain_basket(table: IsleTable, player: int) -> bool:
    return table.spare_baskets > 0


@attrs.frozen
class GivingBasket:
    """One player gives up a permanent basket."""

    player: int


def give_basket(table: IsleTable, step: Resolving) -> None:
    table.push(GivingBasket(step.player))


def can_give_basket(table: IsleTable, player: int) -> bool:
    return table.baskets[player] + table.used[player] > 0


def offer_basket(table: IsleTable, step: GivingBasket) -> Decision:
    """One that is used already, or one that is ready."""
    owned = (("used", table.used), ("ready", table.baskets))
    options = tuple(GiveBasket(name) for name, those in owned if those[step.player])
    return Decision(step.player, "isle.basket", options, ASK_BASKET, public=True)


def basket_given(table: IsleTable, step: GivingBasket, player: int, chosen: GiveBasket) -> None:
    table.give_basket(player, chosen.used == "used")


# -- contact and further rescues ---------------------------------------------------------------


def waive_contact(table: IsleTable, step: Resolving) -> None:
    table.waivers[step.player] = True


def can_waive(table: IsleTable, player: int) -> bool:
    return not table.waivers[player]


def extra_rescue(table: IsleTable, step: Resolving) -> None:
    table.extra += 1


def can_rescue_more(table: IsleTable, player: int) -> bool:
    """Only in the player's own rescue turn."""
    from ruledock_isle.rescue import RescueTurn

    top = table.agenda[-1]
    return type(top) is RescueTurn and bool(top.player == player)


# -- cards -------------------------------------------------------------------------------------


def draw_cards(table: IsleTable, step: Resolving, count: int) -> None:
    """New discovery cards, to be paid for or discarded at once."""
    cards = table.chance.draw_many("isle.deck", table.deck, count)
    table.drafted[step.player] = sorted(cards)
    if table.listener is not None:
        args = {"player": table.name(step.player), "count": len(cards)}
        table.whisper([step.player], "isle.draws", "isle.draws.others", **args, _cards=cards)
    if cards:
        table.push(PrivatePurchase(step.player))


def can_draw_cards(table: IsleTable, player: int, count: int) -> bool:
    """Not while cards chosen in the draft wait to be paid for."""
    return bool(table.deck) and not table.drafted[player]


@attrs.frozen
class DiscardingLessons:
    """One player discards private lessons in play."""

    player: int
    count: int


def discard_lessons(table: IsleTable, step: Resolving, count: int) -> None:
    table.push(DiscardingLessons(step.player, count))


def can_discard_lessons(table: IsleTable, player: int, count: int) -> bool:
    return len(table.lessons[player]) >= count


def offer_lessons(table: IsleTable, step: DiscardingLessons) -> Decision:
    options = Subsets(DiscardLessons, table.lessons[step.player], step.count, step.count)
    return Decision(step.player, "isle.lessons", options, ASK_LESSONS, public=True, private=True)


def lessons_discarded(
    table: IsleTable, step: DiscardingLessons, player: int, chosen: DiscardLessons
) -> None:
    for card in chosen.lessons:
        table.lessons[player].remove(card)
    table.throw(player, chosen.lessons)
    if table.listener is not None:
        args = {"player": table.name(player), "count": len(chosen.lessons)}
        cards = chosen.lessons
        table.whisper([player], "isle.discards", "isle.discards.others", **args, _cards=cards)


# -- tiles -------------------------------------------------------------------------------------


def take_tiles(table: IsleTable, step: Resolving, count: int, **given: str) -> None:
    table.push(TakeTile(step.player, (given["from"],), count, must=True))


def can_take_tiles(table: IsleTable, player: int, count: int, **given: str) -> bool:
    return can_take(table, player, (given["from"],))


def draw_tile(table: IsleTable, step: Resolving) -> None:
    """A tile from the bag, for the player's own boat."""
    tile = table.draw_tile()
    if tile is not None:
        table.drawn[step.player] = tile
        if table.listener is not None:
            table.tell("isle.drawn", player=table.name(step.player), tile=tile)
        table.push(PlaceDrawn(step.player))


def can_draw_tile(table: IsleTable, player: int, **_: int) -> bool:
    return bool(table.bag)


@attrs.frozen
class Arriving:
    """Tiles are drawn one by one for the fields."""

    player: int
    left: int


@attrs.frozen
class ChoosingField:
    """The player says into which field the tile just drawn goes."""

    player: int


def draw_to_fields(table: IsleTable, step: Resolving, count: int) -> None:
    table.push(Arriving(step.player, count))


def arrive(table: IsleTable, step: Arriving) -> None:
    """One tile; if it is a cat, a field is chosen before the next one is drawn."""
    tile = table.draw_tile()
    if tile is None:
        return
    if step.left > 1:
        table.push(Arriving(step.player, step.left - 1))
    if table.listener is not None:
        table.tell("isle.drawn", player=table.name(step.player), tile=tile)
    if not set_out(table, tile):
        table.drawn[step.player] = tile
        table.push(ChoosingField(step.player))


TO = tuple(To(field) for field in FIELDS)


def offer_field(table: IsleTable, step: ChoosingField) -> Decision:
    return Decision(step.player, "isle.field", TO, ASK_FIELD, public=True)


def field_chosen(table: IsleTable, step: ChoosingField, player: int, chosen: To) -> None:
    tile, table.drawn[player] = table.drawn[player], None
    assert tile is not None, "a tile has just been drawn"
    table.fields[FIELDS.index(chosen.field)].append(tile)


@attrs.frozen
class MovingCats:
    """One player moves cats between the fields."""

    player: int
    up_to: int


def movable(table: IsleTable) -> list[str]:
    """The cats in the fields."""
    tiles = table.book.tiles
    return sorted(tile for field in table.fields for tile in field if tiles[tile].is_cat)


def move_cats(table: IsleTable, step: Resolving, up_to: int) -> None:
    table.push(MovingCats(step.player, up_to))


def offer_move(table: IsleTable, step: MovingCats) -> Decision:
    options = Subsets(Move, movable(table), 0, step.up_to)
    return Decision(step.player, "isle.move", options, ASK_MOVE, public=True)


def moved(table: IsleTable, step: MovingCats, player: int, chosen: Move) -> None:
    """Each goes to the other field."""
    for tile in chosen.tiles:
        field = table.field_of(tile)
        table.fields[field].remove(tile)
        table.fields[1 - field].append(tile)
    if table.listener is not None:
        table.tell("isle.moves", player=table.name(player), tiles=chosen.tiles)
    table.push(*table.ruleset.hooks.isle_moved(table, player, chosen.tiles))


@attrs.frozen
class Unloading:
    """One player takes treasures off the own boat."""

    player: int
    count: int


def treasures(table: IsleTable, player: int) -> list[str]:
    """The first squares of all treasures on a boat, in the order they came aboard."""
    boat = table.boats[player]
    return [boat.first_square(one) for one in boat.stowed if boat.tile(one).is_treasure]


def discard_treasures(table: IsleTable, step: Resolving, count: int) -> None:
    table.push(Unloading(step.player, count))


def can_unload(table: IsleTable, player: int, count: int) -> bool:
    return len(treasures(table, player)) >= count


def offer_unload(table: IsleTable, step: Unloading) -> Decision:
    options = Subsets(Unload, treasures(table, step.player), step.count, step.count)
    return Decision(step.player, "isle.unload", options, ASK_UNLOAD, public=True)


def unloaded(table: IsleTable, step: Unloading, player: int, chosen: Unload) -> None:
    """They leave the game; what they covered lies open again."""
    boat = table.boats[player]
    for square in chosen.at:
        place = boat.at(square)
        assert place is not None, "a treasure covers its first square"
        table.leave([boat.remove(place).tile])
    if table.listener is not None:
        table.tell("isle.unloads", player=table.name(player), at=chosen.at)


# -- the registry ------------------------------------------------------------------------------


def _params(**properties: Mapping[str, Any]) -> dict[str, Any]:
    optional = [name for name, schema in properties.items() if schema.get("optional")]
    plain = {
        name: {key: value for key, value in schema.items() if key != "optional"}
        for name, schema in properties.items()
    }
    return {"properties": plain, "required": [name for name in plain if name not in optional]}


def _count(what: str, most: int = 20) -> dict[str, Any]:
    return {"type": "integer", "minimum": 1, "maximum": most, "description": what}


_SUPPLY = {
    "type": "string",
    "pattern": "^[a-z]+(?:-[a-z]+)*$",
    "description": "The supply to take from.",
}
_PER = {"description": "What is counted, in words.", "optional": True}
_NAMING = {
    "const": "colour",
    "description": "The player names a colour; what is counted speaks of it as named.",
    "optional": True,
}
_COUNT = _params(count=_count("How many."))
LETS_IN = frozenset(WAIVERS)

OPERATIONS = (
    IsleOperation(
        "gain_fish",
        _params(each=_count("Fish, in all or for each thing counted."), per=_PER, naming=_NAMING),
        gain_fish,
        "Take fish from the supply, so many for each thing counted.",
        {"gain_fish": {"each": 2, "per": {"count": "oshax"}}},
    ),
    IsleOperation(
        "pay_fish",
        _params(amount=_count("Fish to pay.")),
        pay_fish,
        "Pay fish to the supply.",
        {"pay_fish": {"amount": 1}},
        can=can_pay,
    ),
    IsleOperation(
        "gain_basket",
        {},
        gain_basket,
        "Take a permanent basket, ready for use.",
        "gain_basket",
        can=can_gain_basket,
    ),
    IsleOperation(
        "give_basket",
        {},
        give_basket,
        "Give up a permanent basket, used today or not.",
        "give_basket",
        can=can_give_basket,
    ),
    IsleOperation(
        "waive_contact",
        {},
        waive_contact,
        "The next tile need not touch another.",
        "waive_contact",
        can=can_waive,
    ),
    IsleOperation(
        "extra_rescue",
        {},
        extra_rescue,
        "One more rescue in this turn, paid for as usual.",
        "extra_rescue",
        can=can_rescue_more,
    ),
    IsleOperation(
        "draw_cards",
        _COUNT,
        draw_cards,
        "Draw discovery cards; pay for some at once and discard the others.",
        {"draw_cards": {"count": 2}},
        can=can_draw_cards,
    ),
    IsleOperation(
        "discard_lessons",
        _COUNT,
        discard_lessons,
        "Discard so many of the own private lessons in play.",
        {"discard_lessons": {"count": 2}},
        can=can_discard_lessons,
    ),
    IsleOperation(
        "take_tiles",
        _params(**{"from": _SUPPLY, "count": _count("At most so many, and at least one.")}),
        take_tiles,
        "Take tiles from a supply and place them.",
        {"take_tiles": {"from": "common", "count": 2}},
        lets_in=LETS_IN,
        can=can_take_tiles,
    ),
    IsleOperation(
        "draw_tile",
        {},
        draw_tile,
        "Draw a tile from the bag and place it.",
        "draw_tile",
        lets_in=LETS_IN,
        can=can_draw_tile,
    ),
    IsleOperation(
        "draw_to_fields",
        _COUNT,
        draw_to_fields,
        "Draw tiles from the bag; cats go into a field of choice.",
        {"draw_to_fields": {"count": 4}},
        can=can_draw_tile,
    ),
    IsleOperation(
        "move_cats",
        _params(up_to=_count("How many at most.")),
        move_cats,
        "Move cats, each to the other field.",
        {"move_cats": {"up_to": 3}},
    ),
    IsleOperation(
        "discard_treasures",
        _COUNT,
        discard_treasures,
        "Take treasures off the own boat; they leave the game.",
        {"discard_treasures": {"count": 2}},
        can=can_unload,
    ),
)


_LETS_IN = (ALWAYS,)
STEPS = (
    Automatic(Resolving, resolve, closes=its_player, lets_in=(*WAIVERS, *FINANCING)),
    Asking(NamingCatch, offer_catch, catch_named, closes=its_player, lets_in=_LETS_IN),
    Asking(GivingBasket, offer_basket, basket_given, closes=its_player, lets_in=_LETS_IN),
    Asking(
        DiscardingLessons, offer_lessons, lessons_discarded, closes=its_player, lets_in=_LETS_IN
    ),
    Automatic(Arriving, arrive, closes=its_player),
    Asking(ChoosingField, offer_field, field_chosen, closes=its_player),
    Asking(MovingCats, offer_move, moved, closes=its_player, lets_in=_LETS_IN),
    Asking(Unloading, offer_unload, unloaded, closes=its_player, lets_in=_LETS_IN),
)
__all__ = ["OPERATIONS", "STEPS", "IsleOperation", "Option", "Resolving", "doable"]
