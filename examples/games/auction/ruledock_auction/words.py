"""Words for a gallery: lots on show, their kinds and values, and a purse."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.plugin import ItemSort, Param, Ref, SceneSpec, Word

KINDS = ("clock", "lamp", "map", "mask", "ring", "vase")


@attrs.frozen
class Gallery:
    """The scene of a score: one player's lots as bits, and what bits mean."""

    shown: int
    coins: int
    kinds: tuple[int, ...]
    """By kind, in their order: which bits are of that kind."""
    values: tuple[int, ...]
    ids: tuple[str, ...]


def name_of(scene: Gallery, item: str, index: Any) -> Ref:
    """A lot in an explanation."""
    return Ref("lot", scene.ids[index])


SCENE = SceneSpec(
    "gallery",
    {
        "shown": "scene.shown",
        "coins": "scene.coins",
        "kinds": "scene.kinds",
        "values": "scene.values",
    },
    {"kind": KINDS},
    name_of,
)
SORTS = (ItemSort("lot", 200),)
LOTS = "selection of lot"
WORDS = (
    Word("lots", LOTS, {}, "{shown}", "Every lot on show.", "lots", "lots on show"),
    Word(
        "kind",
        LOTS,
        {"kind": Param("kind", "the kind")},
        "{shown} & {kinds}[{kind}]",
        "Lots on show of one kind.",
        {"kind": "vase"},
        "lots of kind {kind}",
        attribute=True,
    ),
    Word(
        "value",
        "number",
        {"value": Param("lot", "the lot", label="of")},
        "{values}[{value}]",
        "What a lot is worth.",
        {"sum": {"value": "that-lot"}, "over": "lots"},
        "value",
    ),
    Word("coins", "number", {}, "{coins}", "Coins in the purse.", "coins", "coins"),
)
