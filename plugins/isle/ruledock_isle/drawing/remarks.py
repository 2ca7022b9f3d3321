"""What a player of the isle wants to know of an option before taking it: above all, its price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.wording import tell

Seen = Mapping[str, Any]


def uses_fish(seen: Seen) -> bool:
    """Whether anything costs fish at this table, or anybody has some."""
    prices = (*seen["prices"].values(), *seen["tile_prices"].values())
    return any(prices) or any(seen["fish"])


def remark(view: Seen, option: Seen, ruleset: Ruleset) -> str:
    """The price of cards or of a cat, and how many fish are left then."""
    seen, kind = view["table"]["isle"], option["kind"]
    value = {name: field["value"] for name, field in option["fields"].items()}
    if not uses_fish(seen):
        return ""
    if kind == "isle.keep" and len(value["cards"]) == 1:
        return tell("isle.screen.fish", fish=ruleset.book.costs[value["cards"][0]])
    if kind == "isle.buy" and value["cards"]:
        return _price(view, sum(ruleset.book.costs[card] for card in value["cards"]))
    if kind == "isle.rescue" and value["tile"] in seen["tile_prices"]:
        return _price(view, seen["tile_prices"][value["tile"]])
    return ""


def _price(view: Seen, fish: int) -> str:
    """What it costs, and what is left; nothing where everything is free."""
    if not fish and not view["table"]["isle"]["fish"][view["player"]]:
        return ""
    left = view["table"]["isle"]["fish"][view["player"]] - fish
    return tell("isle.screen.price", fish=fish, left=left)
