"""The family mode of the isle: rescues are free, and two lessons are all the cards."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, hookimpl
from ruledock_family import lessons, play
from ruledock_isle.public import Basket

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
def isle_baskets() -> Iterable[Basket]:
    return (play.FREE,)
