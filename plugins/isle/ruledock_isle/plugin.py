"""The Isle of Cats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.plugin import (
    STARTS,
    GameSpec,
    Prepare,
    RawPack,
    See,
    at_stage,
    hookimpl,
)
from ruledock_bots.hookspecs import MakeBot
from ruledock_drawing.hookspecs import Screen
from ruledock_isle import knowledge, options, refusals, words
from ruledock_isle.boat import box, placing
from ruledock_isle.book import prepare
from ruledock_isle.cards import baskets, kinds, operations
from ruledock_isle.cards import lessons as lesson_cards
from ruledock_isle.cards.lesson_sets import packs_of_sets
from ruledock_isle.check import check
from ruledock_isle.contributions import (
    Amount,
    Basket,
    Change,
    NeedsContact,
    PlayerTest,
    ScoreLines,
    Source,
    Supply,
    TableTest,
    TieBreak,
)
from ruledock_isle.hookspecs import IsleHooks
from ruledock_isle.phases import anytime, days, explore, laying, lessons, rescue, treasures, turns
from ruledock_isle.phases import rare_finds as finds
from ruledock_isle.phases.setup import setup
from ruledock_isle.scoring import final as scoring
from ruledock_isle.scoring import lines
from ruledock_isle.table import IsleTable
from ruledock_rl.hookspecs import Observing

if TYPE_CHECKING:
    from ruledock_authoring.workshop import Workshop
    from ruledock_drawing.panels import Drawing

hookspecs = "ruledock_isle.hookspecs"
parts = (
    anytime,
    box,
    days,
    explore,
    finds,
    kinds,
    laying,
    lesson_cards,
    lessons,
    lines,
    operations,
    options,
    treasures,
    rescue,
    turns,
    words,
)
WINDOWS = {
    "before-fields": "phases",
    "after-fishing": "phases",
    "before-purchase": "all",
    "after-purchase": "phases",
    "rescue-phase": "phases",
    "before-rescue-cards": "all",
    "before-reveal": "all",
    "before-rescue-turn": "all",
    "finds-phase": "phases",
    "before-find-turn": "all",
    "before-scoring": "own",
}
"""Every window, and the least setting that opens it; the last one is always open."""
SETTINGS: Mapping[str, Any] = {
    **STARTS,
    "edition": {
        "title": "Edition",
        "description": "Which rulebook to follow where they differ: Czech or Ukrainian.",
        "enum": ["cs", "uk"],
        "default": "cs",
    },
    "lessons": {
        "title": "Lesson sets",
        "description": "The letters or names of the sets that join the basic lessons.",
        "type": "array",
        "items": {
            "type": "string",
            "pattern": "^[A-Za-z][A-Za-z0-9-]*$",
            "x-form": "a letter, then letters, digits and hyphens",
            "examples": ["A", "B", "C", "I"],
        },
        "uniqueItems": True,
        "default": ["A", "B", "C"],
    },
    "colours": {
        "title": "Colours",
        "description": "The colours of the players' figures; the rest are drawn at random.",
        "type": "array",
        "items": {"enum": ["blue", "green", "red", "purple", "orange"]},
        "uniqueItems": True,
        "maxItems": 4,
        "default": [],
    },
    "oshax": {
        "title": "Oshax",
        "description": "The oshax that lie ready at the start; the rest are drawn at random.",
        "type": "array",
        "items": {"type": "string"},
        "uniqueItems": True,
        "default": [],
    },
}


def packs_of(settings: Mapping[str, Any], known: Mapping[str, RawPack]) -> list[str]:
    """The packs of the lesson sets, and the overlays of the edition."""
    wanted = ["isle", *packs_of_sets(settings["lessons"], known)]
    overlays = [f"{pack}-{settings['edition']}" for pack in wanted]
    return [*wanted, *(pack for pack in overlays if pack in known)]


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="isle",
        title="The Isle of Cats",
        players=(1, 4),
        fewest_without_modules=2,
        table=IsleTable,
        setup=setup,
        why_not=refusals.why_not,
        score=scoring.score,
        winners=scoring.winners,
        rivals=scoring.rivals,
        packs=("isle",),
        packs_of=packs_of,
        settings=SETTINGS,
        rules_schema={"isle": "isle-rules.schema.json"},
        windows=WINDOWS,
        check=check,
        hooks=IsleHooks,
        scene=words.SCENE,
        sorts=words.SORTS,
        values=words.VALUES,
    )


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (knowledge.see,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_isle.drawing.screen import SCREEN  # late: only the tool needs it

    return (SCREEN,)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    from ruledock_isle.drawing.panels import DRAWING  # late: only the tool needs it

    return (DRAWING,)


@hookimpl
def ruledock_bots() -> Iterable[tuple[str, MakeBot]]:
    from ruledock_isle.bots.greedy import IsleGreedy  # late: only the tool needs it
    from ruledock_isle.bots.planner import IslePlanner  # late: only the tool needs it
    from ruledock_isle.bots.scholar import Scholar  # late: only the tool needs it

    return (("greedy", IsleGreedy), ("scholar", Scholar), ("planner", IslePlanner))


@hookimpl
def ruledock_observing() -> Iterable[Observing]:
    from ruledock_isle.learning.observing import OBSERVING  # late: only the tool needs it

    return OBSERVING


@hookimpl
def ruledock_workshop() -> Iterable[Workshop]:
    from ruledock_isle.authoring.workshop import WORKSHOP  # late: only the tool needs it

    return (WORKSHOP,)


@hookimpl
def isle_phases() -> Iterable[tuple[str, Change]]:
    return (
        *days.STARTS,
        *explore.STARTS,
        *lessons.STARTS,
        *rescue.STARTS,
        *finds.STARTS,
    )


@hookimpl
def isle_income() -> Amount:
    return lambda table, player: int(table.ruleset.rules["fish"]["income"])


@hookimpl
def isle_speed() -> Amount:
    return laying.speed_of_cards


@hookimpl
def isle_first() -> PlayerTest:
    return lambda table, player: table.order[0] == player


@hookimpl
def isle_rescue_offers() -> Iterable[Source]:
    return rescue.SOURCES


@hookimpl
def isle_baskets() -> Iterable[Basket]:
    return baskets.BASKETS


@hookimpl
def isle_rescue_goes_on() -> TableTest:
    return rescue.goes_on


@hookimpl
def isle_supplies() -> Iterable[Supply]:
    return treasures.SUPPLIES


@hookimpl
def isle_contact() -> NeedsContact:
    return placing.contact


@hookimpl
def isle_score_lines() -> ScoreLines:
    return at_stage("base")(scoring.lines)


@hookimpl
def isle_tie_break() -> TieBreak:
    return at_stage("base")(lambda key, table, player: (table.fish[player],))
