"""What to say about a word that does not fit where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.errors import nearest
from ruledock.words.lexicon import Lexicon
from ruledock.words.problem import Problem, show, unlike
from ruledock.words.sorts import ANY, a_sort


def misplaced(lexicon: Lexicon, value: Any, wanted: Sequence[str], pointer: str) -> Problem:
    """Its sort is wrong, or its spelling."""
    tried = [str(key) for key in value] if isinstance(value, dict) else [str(value)]
    known = next((name for name in tried if name in lexicon.by_name), None)
    expected = lexicon.describe(wanted)
    if known is not None:
        sort = lexicon.by_name[known][0].sort.replace(ANY, "things")
        return Problem(pointer, f"{show(known)}, {a_sort(sort)}", expected, "wrong-sort")
    if type(value) is int or not tried:
        return unlike(value, expected, pointer, "wrong-sort")
    names = lexicon.names(wanted)
    close = next((near for name in tried if (near := nearest(name, names))), None)
    return Problem(pointer, show(tried[0]), expected, "unknown-word", close)
