"""The sister, an opponent for a single player: cards drive her, and she wins ties."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.plugin import (
    Check,
    Needs,
    Prepare,
    See,
    at_stage,
    hookimpl,
)
from ruledock_drawing.hookspecs import Screen
from ruledock_isle.public import (
    AfterMoving,
    AfterPhase,
    Amount,
    AroundTurn,
    Change,
    ChooseCards,
    Fills,
    Happening,
    PlayerTest,
    RivalScore,
    Winners,
)
from ruledock_sister import (
    cards,
    content_kinds,
    draft,
    drawer,
    instructions,
    knowledge,
    positions,
    scoring,
    setup,
    turns,
)
from ruledock_sister.book import prepare
from ruledock_sister.drawer import NAME, Sister, sister_of
from ruledock_sister.scoring import sister_lines, sister_total

if TYPE_CHECKING:
    from ruledock_drawing.panels import Drawing

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "expert")


parts = (content_kinds, draft, drawer, instructions, positions, setup, turns)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("sister",), players=(1, 1)),)


@hookimpl
def ruledock_settings() -> Iterable[tuple[str, Mapping[str, Any]]]:
    about = "How strong the sister is: the harder, the more advanced lessons she has."
    schema = {"title": "Difficulty", "description": about, "enum": list(DIFFICULTIES)}
    return (("difficulty", {**schema, "default": DIFFICULTIES[0]}),)


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (knowledge.see,)


@hookimpl
def ruledock_drawing() -> Iterable[Drawing]:
    from ruledock_sister.drawing import DRAWING  # late: only the tool needs it

    return (DRAWING,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_sister.screen import SCREEN  # late: only the tool needs it

    return (SCREEN,)


@hookimpl
def isle_solo() -> Iterable[str]:
    return (NAME,)


@hookimpl
def isle_cards() -> ChooseCards:
    return cards.solo_cards


@hookimpl
def isle_setup() -> Iterable[Change]:
    return (setup.lay_out,)


@hookimpl
def ruledock_checks() -> Iterable[Check]:
    return (knowledge.check,)


@hookimpl
def isle_fields() -> Fills:
    return at_stage("first")(setup.fields)


@hookimpl
def isle_draft() -> Happening:
    return draft.draft


@hookimpl
def isle_first() -> PlayerTest:
    return lambda table, player: not sister_of(table).first


@hookimpl
def isle_ahead() -> Amount:
    return lambda table, player: int(sister_of(table).first)


@hookimpl
def isle_revealed() -> Happening:
    return turns.after_reveal


@hookimpl
def isle_turn_starts() -> AroundTurn:
    return turns.before_turn


@hookimpl
def isle_turn_ends() -> AroundTurn:
    return turns.after_turn


@hookimpl
def isle_phase_ends() -> AfterPhase:
    return turns.phase_ends


@hookimpl
def isle_moved() -> AfterMoving:
    return positions.choose_positions


@hookimpl
def isle_dusk() -> Happening:
    return setup.dusk


@hookimpl
def isle_rival_scores() -> Iterable[tuple[str, RivalScore]]:
    return (("The sister", scoring.sister_lines),)


@hookimpl
def isle_winners() -> Winners:
    return scoring.winners


__all__ = ["Sister", "sister_lines", "sister_of", "sister_total"]
