"""The family mode of the isle: rescues are free, and two lessons are all the cards."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, at_stage, hookimpl
from ruledock_family import lessons, play
from ruledock_isle.public import (
    Basket,
    Change,
    ChooseCards,
    Happening,
    MapReward,
    MayRescue,
    Plan,
    Price,
    TieBreak,
)

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
def isle_cards() -> ChooseCards:
    return at_stage("last")(lessons.cards)


@hookimpl
def isle_setup() -> Iterable[Change]:
    return (lessons.deal, play.put_away)


@hookimpl
def isle_plan() -> Plan:
    return play.plan


@hookimpl
def isle_price() -> Price:
    return at_stage("last")(play.price)


@hookimpl
def isle_baskets() -> Iterable[Basket]:
    return (play.FREE,)


@hookimpl
def isle_may_rescue() -> MayRescue:
    return play.may_rescue


@hookimpl
def isle_map_reward() -> MapReward:
    return play.map_reward


@hookimpl
def isle_dusk() -> Happening:
    return play.dusk


@hookimpl
def isle_tie_break() -> TieBreak:
    return play.tie_break
