"""The sister, an opponent for a single player: cards drive her, and she wins ties."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ruledock.plugin import Needs, Ref, hookimpl
from ruledock_isle.public import Amount, PlayerTest, RivalScore
from ruledock_sister import (
    book,
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
from ruledock_sister.drawer import NAME, Sister, sister_of
from ruledock_sister.scoring import sister_lines, sister_total

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "expert")


parts = (
    book,
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
    "ruledock_sister.drawing",
    "ruledock_sister.screen",
)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("sister",), players=(1, 1)),)


@hookimpl
def ruledock_settings() -> Iterable[tuple[str, Mapping[str, Any]]]:
    about = "How strong the sister is: the harder, the more advanced lessons she has."
    schema = {"title": "Difficulty", "description": about, "enum": list(DIFFICULTIES)}
    return (("difficulty", {**schema, "default": DIFFICULTIES[0]}),)


@hookimpl
def isle_solo() -> Iterable[str]:
    return (NAME,)


@hookimpl
def isle_first() -> PlayerTest:
    return lambda table, player: not sister_of(table).first


@hookimpl
def isle_ahead() -> Amount:
    return lambda table, player: int(sister_of(table).first)


@hookimpl
def isle_rival_scores() -> Iterable[tuple[str, RivalScore]]:
    return ((Ref("sister", "rival", "The sister"), scoring.sister_lines),)


__all__ = ["Sister", "sister_lines", "sister_of", "sister_total"]
