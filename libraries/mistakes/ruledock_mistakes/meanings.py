"""What authors may have meant: words that mean the same as words of the language."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

from ruledock.errors import nearest
from ruledock.words.sorts import CONDITION, NUMBER, Hint, SceneSpec, selection_of

_MEANT = {
    "every": "divide divided division quotient per-n groups group-of for-every-n sets-of dividing",
    "remainder": "modulo mod rest left-over remaining",
    "odd": "uneven not-even",
    "more-than": "more greater greater-than above over larger bigger-than gt >",
    "fewer-than": "fewer less less-than below smaller under-n lt <",
    "at-least": "min minimum least no-less-than ge gte or-more >=",
    "at-most": "max maximum most no-more-than le lte or-fewer <=",
    "exactly": "equal equals is eq same-number number-is just = ==",
    "between": "range from-to",
    "those": "not without except filter only-those where which minus exclude excluding",
    "without": "not except excluding minus",
    "where": "if when that holds which with condition filter",
    "holds": "where if condition is then",
    "halved": "half halves",
    "half": "halved halve",
    "and": "all both all-of also every-of",
    "or": "any either any-of one-of some-of",
    "not": "unless never",
    "no": "none zero without",
    "some": "any exists has have contains",
    "count": "number amount how-many total size len",
    "how-many": "count number count-of number-of",
    "sum": "add added total adding",
    "plus": "add added and sum",
    "minus": "subtract subtracted less difference",
    "times": "multiply multiplied product double",
    "pay": "points score pays give gives worth earn gain if then when",
    "per": "for each for-each every of times",
    "pays": "pay points score then",
    "up-to": "max maximum at-most most cap limit ceiling",
    "limited": "limit cap capped floor ceiling minimum at-least clamp",
    "down-to": "min minimum floor at-least",
    "each": "for-each for every foreach all",
    "best": "most largest maximum highest max",
    "total": "sum all together plus add",
    "distinct": "different unique kinds colours",
    "largest": "max maximum most biggest",
    "smallest": "min minimum least fewest",
    "average": "mean avg typical",
    "over": "in of among through for",
    "of": "in over from among count",
    "beyond": "above more-than after over exceeding",
    "pairs": "pair twos couples",
    "nth-largest": "second-highest second-largest nth-highest nth",
    "nth-best": "second-best",
    "different-numbers": "distinct different unique distinct-sizes different-sizes sizes",
}
"""By word of every game: what else people write for it. Games say the same of their own words."""
ELSEWHERE = {
    "down-to": '{"limited": …, "down-to": …} around the score',
    "min": '{"limited": …, "down-to": …} around the score',
    "minimum": '{"limited": …, "down-to": …} around the score',
    "floor": '{"limited": …, "down-to": …} around the score',
    "unless": '"if": {"not": …}',
    "else": '{"total": […]} of two scores, each with its own "if"',
}
"""By key that no word has: how to say it instead."""
_MULTIPLE = '{"exactly": 0, "of": {"remainder": 3, "of": …}}'
_MEDIAN = '{"nth-smallest": {"halved": {"count": …}}, "of": …, "over": …}, the middle one of them'
_ONE_OF_TWO = '{"and": [{"or": […]}, {"not": {"and": […]}}]}, one of the two but not both'
_IN_ONE_OF_TWO = (
    '{"those": {"or": […]}, "without": {"and": […]}}, in one of the two but not in both'
)
_THINGS = selection_of("*")
HINTS = (
    Hint("xor either-or exclusive-or", _ONE_OF_TWO, CONDITION),
    Hint("xor either-or exclusive-or", _IN_ONE_OF_TWO, _THINGS),
    Hint("nor neither neither-nor", '{"not": {"or": […]}}', CONDITION),
    Hint("nor neither neither-nor", '{"those": …, "without": {"or": […]}}', _THINGS),
    Hint("nand not-both", '{"not": {"and": […]}}', CONDITION),
    Hint("nand not-both", '{"those": …, "without": {"and": […]}}', _THINGS),
    Hint("divisible multiple", _MULTIPLE, CONDITION),
    Hint("median middle", _MEDIAN, NUMBER),
)
"""What takes several words in every game."""
_LINKS = ("-to", "-by", "-of", "-with", "-as", "-from")
"""Ends of names that say no more than that something follows."""
EVERY = SceneSpec("every game")
"""A game that has no words of its own."""
SHOWN = 5
SURE = 0.85
"""Names that are less alike are not taken for misspellings of each other."""
LONGEST = 40
"""Compare only the beginning of longer texts, to save time."""


def without_link(found: str) -> str:
    """What somebody wrote, without an end that only links: adjacent-to means adjacent."""
    return next((found.removesuffix(one) for one in _LINKS if found.endswith(one)), found)


def meant(found: str, known: Iterable[str], scene: SceneSpec = EVERY) -> list[str]:
    """Known words that mean what somebody wrote."""
    names, said = set(known), found.lower().replace("_", "-")
    also = (*_MEANT.items(), *scene.also.items())
    for name in dict.fromkeys((said, without_link(said))):
        if named := [word for word, others in also if word in names and name in others.split()]:
            return named
    return sorted(name for name in names if name.endswith(f"-{said}"))


def closest(found: str, known: Iterable[str], scene: SceneSpec = EVERY) -> str | None:
    """The word to suggest: the same meaning, or else the same letters, more or less."""
    names = list(known)
    if (word := next(iter(meant(found, names, scene)), None)) is not None:
        return word
    alike, noun = nearest(found, names), found.rpartition("-")[2]
    noun = next((one for one in (noun, f"{noun}s") if one in names), "")
    if noun and (alike is None or SequenceMatcher(None, found, alike).ratio() < SURE):
        return noun  # "old-things" is about things, not about "cold-things"
    return alike


def nearest_few(found: str, known: Iterable[str], scene: SceneSpec = EVERY) -> list[str]:
    """The few words that are nearest, by meaning and by letters."""
    names = sorted(known)
    found = found[:LONGEST]
    like = get_close_matches(found, names, SHOWN, cutoff=0.0)
    inside = [name for name in names if len(found) > 2 and found in name]
    return list(dict.fromkeys([*meant(found, names, scene), *inside, *like]))[:SHOWN]
