"""The auction house on a terminal, as one player sees it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, pad

COLOURS = {
    "clock": "yellow",
    "lamp": "orange",
    "map": "green",
    "mask": "magenta",
    "ring": "cyan",
    "vase": "blue",
}


def draw(view: Mapping[str, Any], paint: Palette, ruleset: Ruleset) -> str:
    """The room, then everybody in it, then what only this player sees."""
    seen = view["table"]["auction"]
    return "\n".join([*_room(seen, paint), *_people(view, seen, paint), *_own(view, seen, paint)])


def _room(seen: Mapping[str, Any], paint: Palette) -> Iterator[str]:
    coming = f"; to come: {', '.join(seen['plan'])}" if seen["plan"] else ""
    yield paint("bold", f"Round {seen['round']}") + f"{coming}; {seen['deck']} cards in the deck"
    if seen["block"]:
        yield f"  on the block  {cards(seen['block'], paint)}"
    if seen["reserve"]:
        known = isinstance(seen["reserve"], str)
        lot = cards([seen["reserve"]], paint) if known else paint("dim", "one that you do not know")
        yield f"  the next lot  {lot}"


def _people(view: Mapping[str, Any], seen: Mapping[str, Any], paint: Palette) -> Iterator[str]:
    names = [name + " (you)" * (n == view["player"]) for n, name in enumerate(view["names"])]
    wide = max(map(len, names))
    for player in seen["order"]:
        purse = f"{seen['coins'][player]:3d} coins, {_count(seen['hands'][player])} in hand"
        shows = cards(seen["shows"][player], paint)
        yield f"  {pad(names[player], wide)}  {purse}, on show: {shows}"


def _own(view: Mapping[str, Any], seen: Mapping[str, Any], paint: Palette) -> Iterator[str]:
    hand = [] if view["player"] is None else seen["hands"][view["player"]]
    packet = next((one for one in seen["packets"] if isinstance(one, list)), [])
    if hand:
        yield f"  your hand     {cards(hand, paint)}"
    if packet:
        yield f"  your packet   {cards(packet, paint)}"
    for trace in seen["remembers"]:
        where = [f"{count} with {view['names'][int(who)]}" for who, count in trace["kept"].items()]
        where += [f"{trace['in']} in a packet"] if trace["in"] else []
        yield paint("dim", f"  you remember  {', '.join(trace['cards'])}: {', '.join(where)}")


def _count(hand: list[str] | int) -> int:
    """How many cards a hand holds, seen or only counted."""
    return hand if isinstance(hand, int) else len(hand)


def cards(ids: Sequence[str], paint: Palette) -> str:
    """Cards side by side, each kind in its colour; favours are plain."""
    colours = (COLOURS.get(card.partition("-")[0], "white") for card in ids)
    return " ".join(map(paint, colours, ids)) or paint("dim", "nothing")
