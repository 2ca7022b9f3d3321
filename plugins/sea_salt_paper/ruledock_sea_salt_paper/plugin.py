"""Sea Salt & Paper: draw, lay pairs, and stop in time."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING

from ruledock.plugin import (
    STARTS,
    GameSpec,
    Guessing,
    Prepare,
    See,
    hookimpl,
)
from ruledock_bots.hookspecs import MakeBot
from ruledock_drawing.hookspecs import Screen
from ruledock_rl.hookspecs import Observing
from ruledock_sea_salt_paper import options
from ruledock_sea_salt_paper.book import prepare
from ruledock_sea_salt_paper.cards import effects, kinds
from ruledock_sea_salt_paper.knowledge.guess import Guess
from ruledock_sea_salt_paper.knowledge.view import see
from ruledock_sea_salt_paper.phases import refusals, rounds, turn
from ruledock_sea_salt_paper.scoring import final, words
from ruledock_sea_salt_paper.table import SeaTable

if TYPE_CHECKING:
    from ruledock_drawing.panels import Drawing

MOST_ROUNDS = 1000


def check(table: SeaTable) -> None:
    """Raise unless every card is in exactly one place."""
    if len(table.piles) != table.ruleset.rules["discard_piles"] and table.agenda:
        raise ValueError("there must be as many discard piles as the rules say")
    if len(table.rounds) > MOST_ROUNDS:
        raise ValueError("no game has that many rounds")
    if table.winner is not None and table.agenda:
        raise ValueError("the agenda must be empty when somebody has won at once")
    places = [*table.hands, *table.laid, *table.piles, table.deck, table.drawn]
    cards, many = [*chain.from_iterable(places)], len(table.book.number)
    if len(cards) != many or len({*cards}) != many:  # loading has looked each of them up
        raise ValueError("every card must be in exactly one place")
    table.recount()


parts = (effects, kinds, options, rounds, turn, words)


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="sea_salt_paper",
        title="Sea Salt & Paper",
        players=(2, 4),
        table=SeaTable,
        setup=rounds.setup,
        why_not=refusals.why_not,
        score=final.score,
        winners=final.winners,
        packs=("sea_salt_paper",),
        settings=STARTS,
        rules_schema={"sea_salt_paper": "sea_salt_paper-rules.schema.json"},
        check=check,
        scene=words.SCENE,
        sorts=words.SORTS,
        values=words.VALUES,
    )


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (see,)


@hookimpl
def ruledock_guess() -> Iterable[Guessing]:
    return (Guess(),)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    from ruledock_sea_salt_paper.drawing.panels import DRAWING  # late: only the tool needs it

    return (DRAWING,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_sea_salt_paper.drawing.screen import SCREEN  # late: only the tool needs it

    return (SCREEN,)


@hookimpl
def ruledock_observing() -> Iterable[Observing]:
    from ruledock_sea_salt_paper.learning.observing import OBSERVING  # late: only the tool needs it

    return OBSERVING


@hookimpl
def ruledock_bots() -> Iterable[tuple[str, MakeBot]]:
    from ruledock_sea_salt_paper.bots.greedy import SeaGreedy  # late: only the tool needs it
    from ruledock_sea_salt_paper.bots.planner import SeaPlanner  # late: only the tool needs it

    return (("greedy", SeaGreedy), ("planner", SeaPlanner))
