"""The sister, an opponent for a single player: cards drive her, and she wins ties."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ruledock.plugin import (
    Needs,
    Ruleset,
    ScoreLine,
    hookimpl,
)
from ruledock.plugin import at_stage as at
from ruledock_drawing.palette import Palette
from ruledock_isle.public import Cards, Fill, IsleTable
from ruledock_sister import (
    cards,
    content_kinds,
    draft,
    drawer,
    instructions,
    knowledge,
    messages,
    positions,
    scoring,
    screen,
    setup,
    turns,
    words,
)
from ruledock_sister.book import Book, prepare
from ruledock_sister.drawer import NAME, Sister, sister_of
from ruledock_sister.scoring import sister_lines, sister_total

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "expert")
Steps = Sequence[Any]


parts = (content_kinds, draft, drawer, instructions, messages, positions, setup, turns, words)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("sister",), players=(1, 1)),)


@hookimpl
def ruledock_settings() -> Iterable[tuple[str, Mapping[str, Any]]]:
    about = "How strong the sister is: the harder, the more advanced lessons she has."
    schema = {"title": "Difficulty", "description": about, "enum": list(DIFFICULTIES)}
    return (("difficulty", {**schema, "default": DIFFICULTIES[0]}),)


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
def isle_solo() -> Iterable[str]:
    return (NAME,)


@hookimpl
def isle_cards() -> Callable[[Cards, Ruleset], Cards]:
    return cards.solo_cards


@hookimpl
def isle_setup() -> Iterable[Callable[[IsleTable], None]]:
    return (setup.lay_out,)


@hookimpl
def ruledock_checks() -> Iterable[Callable[[IsleTable], None]]:
    return (knowledge.check,)


@hookimpl
def isle_fields() -> Callable[[tuple[Fill, ...], IsleTable], tuple[Fill, ...]]:
    return at("first")(setup.fields)


@hookimpl
def isle_draft() -> Callable[[IsleTable], Steps]:
    return draft.draft


@hookimpl
def isle_first() -> Callable[[IsleTable, int], bool]:
    return lambda table, player: not sister_of(table).first


@hookimpl
def isle_ahead() -> Callable[[IsleTable, int], int]:
    return lambda table, player: int(sister_of(table).first)


@hookimpl
def isle_revealed() -> Callable[[IsleTable], Steps]:
    return turns.after_reveal


@hookimpl
def isle_turn_starts() -> Callable[[IsleTable, str, int], Steps]:
    return turns.before_turn


@hookimpl
def isle_turn_ends() -> Callable[[IsleTable, str, int], Steps]:
    return turns.after_turn


@hookimpl
def isle_phase_ends() -> Callable[[IsleTable, str], Steps]:
    return turns.phase_ends


@hookimpl
def isle_moved() -> Callable[[IsleTable, int, Sequence[str]], Steps]:
    return positions.choose_positions


@hookimpl
def isle_dusk() -> Callable[[IsleTable], Steps]:
    return setup.dusk


@hookimpl
def isle_rival_scores() -> Iterable[tuple[str, Callable[[IsleTable], Sequence[ScoreLine]]]]:
    return (("The sister", scoring.sister_lines),)


@hookimpl
def isle_winners() -> Callable[[tuple[int, ...], IsleTable, Sequence[int]], tuple[int, ...]]:
    return scoring.winners


__all__ = ["Sister", "sister_lines", "sister_of", "sister_total"]
