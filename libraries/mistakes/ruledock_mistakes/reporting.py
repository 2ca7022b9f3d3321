"""Prepare mistakes for their author: with line numbers, in order, and not too many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve

from ruledock.content.read.pack import RawPack
from ruledock.content.read.parse import decode
from ruledock.engine import limits
from ruledock.errors import Mistake
from ruledock_mistakes.json_text import Positions


def report_mistakes(mistakes: Iterable[Mistake], packs: Iterable[RawPack]) -> list[Mistake]:
    """The first mistakes by file and line, each once, and how many more there are."""
    texts = {raw.source.file(path): data for raw in packs for path, data in raw.texts.items()}
    pages: dict[str, Any] = {}
    every = list(dict.fromkeys(mistakes))
    # A dict instead of a set keeps mistakes at the same place in the order they were found.
    first = dict.fromkeys(_located(one, texts, pages) for one in every[: limits.MISTAKES])
    order = sorted(first, key=lambda each: (each.file, each.line or 0, each.pointer, each.code))
    return [*order, *_others(every)]


def cut_short(mistakes: Sequence[Mistake]) -> list[Mistake]:
    """The first mistakes, and how many more there are."""
    return [*mistakes[: limits.MISTAKES], *_others(mistakes)]


def _others(mistakes: Sequence[Mistake]) -> list[Mistake]:
    rest = mistakes[limits.MISTAKES :]
    if not rest:
        return []
    many = len(rest) >= limits.MORE_MISTAKES
    found = f"at least {limits.MORE_MISTAKES:,} more mistakes" if many else _more(len(rest))
    expected = f"the first {limits.MISTAKES} mistakes fixed before the others are shown"
    return [Mistake(rest[0].file, "", found, expected, "too-many-mistakes")]


def _more(count: int) -> str:
    return "1 more mistake" if count == 1 else f"{count:,} more mistakes"


def _located(mistake: Mistake, texts: Mapping[str, bytes], pages: dict[str, Any]) -> Mistake:
    if mistake.line is not None or mistake.file not in texts:
        return mistake
    if mistake.file not in pages:
        text = decode(mistake.file, texts[mistake.file])
        pages[mistake.file] = Positions(text if isinstance(text, str) else "")
    return evolve(mistake, line=pages[mistake.file].line(mistake.pointer))
