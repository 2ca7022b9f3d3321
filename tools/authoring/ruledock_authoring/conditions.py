"""The conditions inside a score, each as a question of its own."""

from __future__ import annotations

from collections.abc import Iterator

from ruledock.words import CONDITION, Compiled, Expression
from ruledock.words.compiled import compile_part
from ruledock.words.expr import Apply, Place, cost, places
from ruledock.words.lexicon import Lexicon
from ruledock.words.reader import MOST_COST
from ruledock_vocabulary.conditions import FOR_SOME


def conditions(lexicon: Lexicon, score: Expression) -> Iterator[tuple[str, Compiled]]:
    """Every condition in a score, with its place, as a function of a scene and what is named.

    Inside a loop it asks whether it holds for some of what the words around it run through.
    """
    for place in places(score.expr):
        if place.expr.sort == CONDITION and not _is_tangled(place) and not _asks_home(place):
            condition = place.expr
            for over in reversed(place.around):
                holds = (("for-some", over), ("holds", condition))
                condition = Apply(CONDITION, FOR_SOME, holds)
            if cost(condition, lexicon) <= MOST_COST:
                yield place.pointer, compile_part(condition, lexicon)


def _asks_home(place: Place) -> bool:
    """Whether it compares another scene with that of whoever is scored, so that it needs two."""
    inner = (one.expr.word for one in places(place.expr) if isinstance(one.expr, Apply))
    return any(param.home for word in inner for param in word.params.values())


def _is_tangled(place: Place) -> bool:
    """Whether two things are bound at once out of some that depend on others around."""
    pairs = zip(place.around, place.around[1:], strict=False)
    return any(one is two and one.things is not None and one.things.free for one, two in pairs)
