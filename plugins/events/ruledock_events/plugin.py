"""Events, a module of the isle: each day begins with a tile that changes the day or pays points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ruledock.plugin import (
    Check,
    Needs,
    Prepare,
    See,
    hookimpl,
)
from ruledock_drawing.hookspecs import Screen
from ruledock_events import (
    actions,
    borrowed,
    content_kinds,
    day,
    drawer,
    knowledge,
    rats,
    scoring,
)
from ruledock_events.book import prepare
from ruledock_events.check import check
from ruledock_isle.public import (
    AfterPhase,
    Amount,
    AroundTurn,
    Basket,
    Change,
    Fills,
    Happening,
    MapReward,
    Plan,
    RivalLines,
    ScoreLines,
    Store,
    Supply,
)
from ruledock_rl.hookspecs import Observing

if TYPE_CHECKING:
    from ruledock_drawing.panels import Drawing

NO_FAMILY = "the family mode has no fish, baskets or phases for events to change"


parts = (actions, borrowed, content_kinds, day, drawer, rats, scoring)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("events",), excludes={"family": NO_FAMILY}),)


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (knowledge.see,)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    from ruledock_events.drawing import DRAWING  # late: only the tool needs it

    return (DRAWING,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_events.screen import SCREEN  # late: only the tool needs it

    return (SCREEN,)


@hookimpl
def ruledock_observing() -> Iterable[Observing]:
    from ruledock_events.learning import OBSERVING  # late: only the tool needs it

    return OBSERVING


@hookimpl
def isle_setup() -> Iterable[Change]:
    return (day.lay_out,)


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (rats.STORE,)


@hookimpl
def ruledock_checks() -> Iterable[Check]:
    return (check,)


@hookimpl
def isle_dawn() -> Happening:
    return day.dawn


@hookimpl
def isle_plan() -> Plan:
    return actions.plan


@hookimpl
def isle_fields() -> Fills:
    return actions.fields


@hookimpl
def isle_income() -> Amount:
    return actions.income


@hookimpl
def isle_turn_starts() -> AroundTurn:
    return borrowed.turn_starts


@hookimpl
def isle_speed() -> Amount:
    return borrowed.speed


@hookimpl
def isle_baskets() -> Iterable[Basket]:
    return borrowed.BASKETS


@hookimpl
def isle_phase_ends() -> AfterPhase:
    return borrowed.phase_ends


@hookimpl
def isle_supplies() -> Iterable[Supply]:
    return (rats.SUPPLY,)


@hookimpl
def isle_map_reward() -> MapReward:
    return actions.map_reward


@hookimpl
def isle_score_lines() -> ScoreLines:
    return scoring.lines


@hookimpl
def isle_rival_lines() -> RivalLines:
    return scoring.rival_lines
