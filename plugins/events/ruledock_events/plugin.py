"""Events, a module of the isle: each day begins with a tile that changes the day or pays points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ruledock.plugin import (
    Needs,
    Ruleset,
    ScoreLine,
    hookimpl,
)
from ruledock_drawing.palette import Palette
from ruledock_events import (
    actions,
    borrowed,
    content_kinds,
    day,
    drawer,
    knowledge,
    messages,
    rats,
    scoring,
    screen,
    words,
)
from ruledock_events.book import Book, prepare
from ruledock_events.check import check
from ruledock_isle.public import Basket, Fill, IsleTable, Phases, Reward, Store, Supply

Lines = tuple[ScoreLine, ...]
NO_FAMILY = "the family mode has no fish, baskets or phases for events to change"


parts = (actions, borrowed, content_kinds, day, drawer, messages, rats, scoring, words)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("events",), excludes={"family": NO_FAMILY}),)


@hookimpl
def ruledock_book() -> Iterable[Callable[[Ruleset], Book]]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[Callable[[IsleTable, int | None], Mapping[str, Any]]]:
    return (knowledge.see,)


@hookimpl
def ruledock_screen() -> Iterable[Callable[[Mapping[str, Any], Palette, Ruleset], str]]:
    return (screen.draw,)


@hookimpl
def isle_setup() -> Iterable[Callable[[IsleTable], None]]:
    return (day.lay_out,)


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (rats.STORE,)


@hookimpl
def ruledock_checks() -> Iterable[Callable[[IsleTable], None]]:
    return (check,)


@hookimpl
def isle_dawn() -> Callable[[IsleTable], Sequence[Any]]:
    return day.dawn


@hookimpl
def isle_plan() -> Callable[[Phases, IsleTable], Phases]:
    return actions.plan


@hookimpl
def isle_fields() -> Callable[[tuple[Fill, ...], IsleTable], tuple[Fill, ...]]:
    return actions.fields


@hookimpl
def isle_income() -> Callable[[IsleTable, int], int]:
    return actions.income


@hookimpl
def isle_turn_starts() -> Callable[[IsleTable, str, int], Sequence[Any]]:
    return borrowed.turn_starts


@hookimpl
def isle_speed() -> Callable[[IsleTable, int], int]:
    return borrowed.speed


@hookimpl
def isle_baskets() -> Iterable[Basket]:
    return borrowed.BASKETS


@hookimpl
def isle_phase_ends() -> Callable[[IsleTable, str], Sequence[Any]]:
    return borrowed.phase_ends


@hookimpl
def isle_supplies() -> Iterable[Supply]:
    return (rats.SUPPLY,)


@hookimpl
def isle_map_reward() -> Callable[[Reward, IsleTable, int, str], Reward]:
    return actions.map_reward


@hookimpl
def isle_score_lines() -> Callable[[Lines, IsleTable, int], Lines]:
    return scoring.lines


@hookimpl
def isle_rival_lines() -> Callable[[Lines, IsleTable], Lines]:
    return scoring.rival_lines
