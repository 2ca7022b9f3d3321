"""Events, a module of the isle: each day begins with a tile that changes the day or pays points."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, hookimpl
from ruledock_events import (
    actions,
    book,
    borrowed,
    check,
    content_kinds,
    day,
    drawer,
    knowledge,
    rats,
    scoring,
)
from ruledock_isle.public import Basket, Store, Supply
from ruledock_rl.hookspecs import Observing

NO_FAMILY = "the family mode has no fish, baskets or phases for events to change"


parts = (
    actions,
    book,
    borrowed,
    check,
    content_kinds,
    day,
    drawer,
    knowledge,
    rats,
    scoring,
    "ruledock_events.drawing",
    "ruledock_events.screen",
)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("events",), excludes={"family": NO_FAMILY}),)


@hookimpl
def ruledock_observing() -> Iterable[Observing]:
    from ruledock_events.learning import OBSERVING  # late: only the tool needs it

    return OBSERVING


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (rats.STORE,)


@hookimpl
def isle_baskets() -> Iterable[Basket]:
    return borrowed.BASKETS


@hookimpl
def isle_supplies() -> Iterable[Supply]:
    return (rats.SUPPLY,)
