"""Compare a game's words with slow, obvious forms of them.

For each of its words, a plugin writes a plain function ``form(scene, *arguments)``: selections are
sets of things, values are as in packs. If words share a name, the key of a form is the name and the
item sort.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from ruledock.testing.expressions import expressions, phrases_with
from ruledock.testing.slow_words import Reference, Slow
from ruledock.words import ANY, SCORE, Word, WordRegistry
from ruledock.words.compiled import compile_part
from ruledock.words.expr import Apply, Expr, Named
from ruledock.words.lexicon import Lexicon
from ruledock.words.params import Attribute, SameAs
from ruledock.words.sorts import item_of
from ruledock_vocabulary import WORDS as KERNEL
from ruledock_vocabulary.selections import ONLY

_SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)


def compare_words(
    registry: WordRegistry,
    reference: Reference,
    scenes: st.SearchStrategy[Any] | Sequence[Any],
    *,
    examples: int = 200,
    each: int = 15,
    depth: int = 3,
) -> None:
    """Assert that compiled and explained values equal the slow ones, on random expressions.

    First *each* expressions for every word, then *examples* whole scores.
    """
    own = {word.name for word in registry.lexicon.words if word not in KERNEL}
    missing = sorted(own - {key.partition(" ")[0] for key in reference})
    assert not missing, f"no slow form for: {', '.join(missing)}"
    drawn = scenes if isinstance(scenes, st.SearchStrategy) else st.sampled_from(scenes)
    for word in registry.lexicon.words:
        for sort in _sorts_alone(registry.lexicon, word):
            values = phrases_with(registry, word, sort)
            _compare(registry, reference, drawn, values, sort, each)
    _compare(registry, reference, drawn, expressions(registry, SCORE, depth), SCORE, examples)


def _sorts_alone(lexicon: Lexicon, word: Word) -> list[str]:
    """The sorts that the word can have without variables around it."""
    needed = [word.params[key] for key in word.required]
    if word is ONLY or any(type(param) is SameAs for param in needed):
        return []
    if any({*param.sort.split("|")} <= lexicon.items.keys() for param in needed):
        return []
    if any(type(param) is Attribute for param in needed) and not lexicon.attributes(lexicon.items):
        return []
    if any(param.sort == ANY for param in needed) and not lexicon.domains:
        return []
    return [sort for sort in lexicon.sorts() if lexicon.yields(word, [sort])]


def _compare(
    registry: WordRegistry,
    reference: Reference,
    scenes: st.SearchStrategy[Any],
    values: st.SearchStrategy[Any],
    sort: str,
    examples: int,
) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=_SLOW)
    @given(st.data())
    def agree(data: st.DataObject) -> None:
        value, scene = data.draw(values), data.draw(scenes)
        problems = registry.check(sort, value)
        assume(not any(problem.code in ("too-costly", "ambiguous") for problem in problems))
        assert problems == []
        named = {key: data.draw(each) for key, each in _arguments(registry, sort, value)}
        assert_agrees(registry, reference, sort, value, scene, named)

    agree()


def _arguments(
    registry: WordRegistry, sort: str, value: Any
) -> list[tuple[str, st.SearchStrategy[Any]]]:
    """The named arguments of the expression, with strategies for them."""
    found: dict[str, st.SearchStrategy[Any]] = {}
    stack: list[Expr] = [registry.read(sort, value)]
    while stack:
        expr = stack.pop()
        if isinstance(expr, Named):
            domain = registry.lexicon.domains.get(expr.sort)
            found[expr.name] = st.integers(0, 5) if domain is None else st.sampled_from(domain)
        elif isinstance(expr, Apply):
            stack += [child for _, child, _ in expr.children]
    return sorted(found.items())


def assert_agrees(
    registry: WordRegistry,
    reference: Reference,
    sort: str,
    value: Any,
    scene: Any,
    named: Mapping[str, Any],
) -> None:
    """Assert that the compiled, explained and slow values are the same."""
    expr = registry.read(sort, value)
    slow = Slow(registry.lexicon, reference, scene, named).value(expr, ())
    fast = compile_part(expr, registry.lexicon)(scene, **named)
    told = registry.explain(sort, value, scene, **named).value
    if item_of(sort) is not None:
        fast, told, slow = frozenset(fast), int(told), frozenset(slow)
        assert told == len(slow), f"{value}: explained {told} things, not {len(slow)}"
    else:
        assert told == slow, f"{value}: explained as {told}, not {slow}"
    assert fast == slow, f"{value}: compiled gives {fast}, not {slow}"
