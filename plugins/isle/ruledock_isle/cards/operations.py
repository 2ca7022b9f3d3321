"""The operations that cards are made of, with their parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock_isle.boat.placing import WAIVERS
from ruledock_isle.cards import effects, reasons, resolving, tile_effects
from ruledock_isle.cards.doing import IsleOperation
from ruledock_isle.cards.resolving import Resolving, doable, owed


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
        effects.gain_fish,
        "Take fish from the supply, in all or for each thing counted.",
        {"gain_fish": {"each": 2, "per": {"count": "oshax"}}},
        idle=effects.gains_nothing,
    ),
    IsleOperation(
        "pay_fish",
        _params(amount=_count("Fish to pay.")),
        effects.pay_fish,
        "Pay fish to the supply.",
        {"pay_fish": {"amount": 1}},
        can=effects.can_pay,
        why=reasons.why_not_paid,
    ),
    IsleOperation(
        "gain_basket",
        {},
        effects.gain_basket,
        "Take a permanent basket, ready for use.",
        "gain_basket",
        can=effects.can_gain_basket,
        why=reasons.no_basket_to_gain,
    ),
    IsleOperation(
        "give_basket",
        {},
        effects.give_basket,
        "Give up a permanent basket, used today or not.",
        "give_basket",
        can=effects.can_give_basket,
        why=reasons.no_basket_to_give,
    ),
    IsleOperation(
        "waive_contact",
        {},
        effects.waive_contact,
        "The next tile need not touch another.",
        "waive_contact",
        can=effects.can_waive,
        idle=effects.has_empty_boat,
        why=reasons.why_not_waived,
    ),
    IsleOperation(
        "extra_rescue",
        {},
        effects.extra_rescue,
        "One more rescue in this turn, paid for as usual.",
        "extra_rescue",
        can=effects.can_rescue_more,
        idle=effects.has_no_more,
        why=reasons.why_no_more_rescues,
    ),
    IsleOperation(
        "draw_cards",
        _COUNT,
        effects.draw_cards,
        "Draw discovery cards; pay for some at once and discard the others.",
        {"draw_cards": {"count": 2}},
        can=effects.can_draw_cards,
        why=reasons.why_no_cards,
    ),
    IsleOperation(
        "discard_lessons",
        _COUNT,
        effects.discard_lessons,
        "Discard private lessons in play.",
        {"discard_lessons": {"count": 2}},
        can=effects.can_discard_lessons,
        why=reasons.too_few_lessons,
    ),
    IsleOperation(
        "take_tiles",
        _params(**{"from": _SUPPLY, "count": _count("How many at most; at least one.")}),
        tile_effects.take_tiles,
        "Take tiles from a supply and place them.",
        {"take_tiles": {"from": "common", "count": 2}},
        allows=LETS_IN,
        can=tile_effects.can_take_tiles,
        why=reasons.nothing_to_take,
    ),
    IsleOperation(
        "draw_tile",
        {},
        tile_effects.draw_tile,
        "Draw a tile from the bag and place it.",
        "draw_tile",
        allows=LETS_IN,
        can=tile_effects.can_draw_tile,
        why=reasons.empty_bag,
    ),
    IsleOperation(
        "draw_to_fields",
        _COUNT,
        tile_effects.draw_to_fields,
        "Draw tiles from the bag, and choose a field for each cat.",
        {"draw_to_fields": {"count": 4}},
        can=tile_effects.can_draw_tile,
        why=reasons.empty_bag,
    ),
    IsleOperation(
        "move_cats",
        _params(up_to=_count("How many at most.")),
        tile_effects.move_cats,
        "Move cats, each to the other field.",
        {"move_cats": {"up_to": 3}},
        idle=tile_effects.nothing_to_move,
    ),
    IsleOperation(
        "discard_treasures",
        _COUNT,
        tile_effects.discard_treasures,
        "Take treasures off your boat; they leave the game.",
        {"discard_treasures": {"count": 2}},
        can=tile_effects.can_unload,
        why=reasons.too_few_treasures,
    ),
)


STEPS = (*resolving.STEPS, *effects.STEPS, *tile_effects.STEPS)
__all__ = ["OPERATIONS", "STEPS", "IsleOperation", "Resolving", "doable", "owed"]
