"""What an expression may be at a place: the words, values and variables that fit there."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.words.lexicon import Lexicon
from ruledock.words.params import UNKNOWN
from ruledock.words.sorts import NUMBER, a_sort, item_of
from ruledock_mistakes.meanings import nearest_few

TYPES = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
"""The types of JSON in words."""
MOST_NAMES = 20
"""Names to list if nothing was found."""
MOST_BESIDE = 12
"""Names to list beside what was found; of more, only those nearest to it."""


def names(
    lexicon: Lexicon,
    wanted: Sequence[str],
    *,
    repeats: bool = True,
    env: Sequence[str] | None = None,
) -> list[str]:
    """All words, values and variables that can stand where a *wanted* sort is expected.

    Without *repeats*, leave out the words that only repeat other scores. With *env*, which is what
    the words around run through, leave out the variables that nothing binds.
    """
    fitting = [word for word in lexicon.words if lexicon.yields(word, wanted)]
    found = {word.name for word in fitting if repeats or not word.repeating}
    for sort in wanted:
        found.update(str(value) for value in lexicon.domains.get(sort, ()))
        thing = item_of(sort) or sort
        if thing in lexicon.domains or thing in lexicon.items:
            bound = 2 if env is None or UNKNOWN in env else env.count(thing)
            found.update([f"that-{thing}", f"other-{thing}"][:bound])
        if sort in lexicon.domains or sort == NUMBER:
            found.add("named")
    return sorted(found)


def describe(
    lexicon: Lexicon,
    wanted: Sequence[str],
    *,
    repeats: bool = True,
    found: Sequence[str] = (),
    env: Sequence[str] | None = None,
) -> str:
    """What can stand where a *wanted* sort is expected; for errors.

    If that is much, only the few words nearest to what was *found*.
    """
    some = set(lexicon.selections) <= set(wanted) and len(lexicon.selections) > 1
    kept = [sort for sort in wanted if not (some and sort in lexicon.selections)]
    sorts = " or ".join(a_sort(sort) for sort in [*kept, *["selection"] * some]) or "nothing"
    known = names(lexicon, wanted, repeats=repeats, env=env)
    if len(known) > (MOST_BESIDE if found else MOST_NAMES):
        few = nearest_few(next(iter(found), ""), known, lexicon.scene) if found else []
        such = f", such as {', '.join(few)}" if few else ""
        return f"{sorts}{such}; list all with `ruledock pack words`"
    return f"{sorts}: {', '.join(known)}" if known else sorts
