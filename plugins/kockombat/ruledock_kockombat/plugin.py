"""Kočkombat: two clans of cats, one square of tiles, five dogs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.plugin import STARTS, GameSpec, Prepare, See, hookimpl
from ruledock_bots.hookspecs import MakeBot
from ruledock_drawing.hookspecs import Screen
from ruledock_kockombat import knowledge, options
from ruledock_kockombat.check import check
from ruledock_kockombat.clans import operations
from ruledock_kockombat.phases import choosing, ending, refusals, turns
from ruledock_kockombat.phases.steps import NewGame
from ruledock_kockombat.prepare import prepare
from ruledock_kockombat.scoring import final, words
from ruledock_kockombat.table import KockombatTable
from ruledock_kockombat.tiles import kinds

if TYPE_CHECKING:
    from ruledock_drawing.panels import Drawing

SETTINGS: Mapping[str, Any] = {
    **STARTS,
    "choice": {
        "title": "Choice of clans",
        "description": "How clans are chosen: free among all, limited to a few cards each, or "
        "expert, where the starting player keeps one card and hands the others over.",
        "enum": ["free", "limited", "expert"],
        "default": "free",
    },
    "chooses_first": {
        "title": "Chooses first",
        "description": "Who chooses first in a free choice; by default the starting player.",
        "enum": [0, 1],
    },
    "clans": {
        "title": "Clans",
        "description": "The clan of each player; then there is nothing to choose.",
        "type": "array",
        "items": {"type": "string"},
        "minItems": 2,
        "maxItems": 2,
    },
    "abilities": {
        "title": "Abilities",
        "description": "Whether clans and chiefs can do anything special.",
        "type": "boolean",
        "default": True,
    },
    "first_game": {
        "title": "First game",
        "description": "Play a first game: the clans of the rulebook, without abilities.",
        "type": "boolean",
        "default": False,
    },
    "games": {
        "title": "Games",
        "description": "Games in a row; in the second one players swap roles, and points add up.",
        "enum": [1, 2],
        "default": 1,
    },
}


def setup(table: KockombatTable) -> None:
    """Draw who starts."""
    table.first = table.starter("kockombat.first")
    table.push(NewGame(1))


parts = (choosing, ending, kinds, operations, options, turns, words)


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="kockombat",
        title="Kočkombat",
        players=(2, 2),
        table=KockombatTable,
        setup=setup,
        why_not=refusals.why_not,
        score=final.score,
        winners=final.winners,
        packs=("kockombat",),
        settings=SETTINGS,
        rules_schema={"kockombat": "kockombat-rules.schema.json"},
        check=check,
        scene=words.SCENE,
        sorts=words.SORTS,
    )


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (knowledge.see,)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    from ruledock_kockombat.drawing.panels import DRAWING  # late: only the tool needs it

    return (DRAWING,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_kockombat.drawing.screen import SCREEN  # late: only the tool needs it

    return (SCREEN,)


@hookimpl
def ruledock_bots() -> Iterable[tuple[str, MakeBot]]:
    from ruledock_kockombat.bots.greedy import KockombatGreedy  # late: only the tool needs it

    return (("greedy", KockombatGreedy),)
