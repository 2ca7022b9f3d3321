"""The family mode of the isle: rescues are free, and two lessons are all the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ruledock.plugin import Needs, hookimpl
from ruledock.plugin import at_stage as at
from ruledock_family import lessons, play
from ruledock_isle.public import Basket, Cards, IsleTable, Key, Phases, Reward

MESSAGES = {
    "family.ask.keep": "Keep {count} of these lessons and discard the rest.",
    "family.keeps": "{player} keeps the lessons {cards} and discards {discarded}.",
    "family.keeps.others": "{player} keeps {count:lesson|lessons}.",
    "family.first": "{player} is first now.",
}
SISTER = "the sister plays against one player alone, and the family mode is for two to four"


parts = (lessons, play)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (
        Needs(
            games=("isle",),
            packs=("family", "isle-family"),
            packs_with={"kittens": ("family-kittens",), "creatures": ("family-creatures",)},
            excludes={"sister": SISTER},
            players=(2, 4),
        ),
    )


@hookimpl
def isle_cards() -> Callable[[Cards, Any], Cards]:
    return at("last")(lessons.cards)


@hookimpl
def isle_setup() -> Iterable[Callable[[IsleTable], None]]:
    return (lessons.deal, play.put_away)


@hookimpl
def isle_plan() -> Callable[[Phases, IsleTable], Phases]:
    return play.plan


@hookimpl
def isle_price() -> Callable[[int, IsleTable, int, str, str], int]:
    return at("last")(play.price)


@hookimpl
def isle_baskets() -> Iterable[Basket]:
    return (play.FREE,)


@hookimpl
def isle_may_rescue() -> Callable[[IsleTable, int, str, str], bool]:
    return play.may_rescue


@hookimpl
def isle_map_reward() -> Callable[[Reward, IsleTable, int, str], Reward]:
    return play.map_reward


@hookimpl
def isle_dusk() -> Callable[[IsleTable], Sequence[Any]]:
    return play.dusk


@hookimpl
def isle_tie_break() -> Callable[[Key, IsleTable, int], Key]:
    return play.tie_break
