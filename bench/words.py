"""Scores compiled from words beside the same scores written by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import median

from bench.harness import Done, Rate, Row, Side, Timing, side
from bench.plain_forty import FORTY
from bench.plain_lessons import LESSONS
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_isle.authoring.sample_boats import sample_scenes

TABLES = (
    {"game": "isle", "players": 2, "lessons": ["A", "B", "C"]},
    {"game": "isle", "players": 2, "lessons": ["A", "B", "I"]},
)
PACKS = Path(__file__).parents[1] / "examples" / "packs"
EXAMPLES = (
    "arithmetic", "islands", "lines", "neighbours", "rivals", "sides", "afterthoughts", "decks",
    "purse", "afterglow", "voyage", "driftwood",
)  # fmt: skip
"""Packs whose lessons use every newer word."""
SOLO = {"game": "isle", "players": 1, "modules": ["sister"]}
BOATS = 12
OWED = 0.8
Score = Callable[..., int]


def rows(timing: Timing) -> Iterator[Row]:
    """The median over all shipped lessons, then over those with newer words; which are slowest."""
    boats = sample_scenes(link(make_config(TABLES[0])), BOATS)
    yield _measure("lessons", compiled(), LESSONS, boats, timing)
    yield _measure("lessons with newer words", examples(), FORTY, boats, timing)


def _measure(
    what: str, scores: Mapping[str, Score], by_hand: Mapping[str, Score], boats, timing: Timing
) -> Row:
    sides = {name: _both(name, score, by_hand[name], boats) for name, score in scores.items()}
    seconds = timing.seconds / 20
    ratios: dict[str, list[float]] = {name: [] for name in sides}
    rates: list[tuple[Rate, Rate]] = []
    for _ in range(timing.windows):
        for name, (ours, theirs) in sides.items():
            mine, other = ours(seconds), theirs(seconds)
            rates.append((mine, other))
            ratios[name].append(mine.units / other.units)
    middles = {name: median(several) for name, several in ratios.items()}
    return _row(what, middles, rates)


def _row(what: str, middles: Mapping[str, float], rates: list[tuple[Rate, Rate]]) -> Row:
    ranked = sorted(middles, key=lambda name: middles[name])
    slow = ", ".join(f"{name} ({middles[name]:.2f})" for name in ranked[:5])
    quarter = len(ranked) // 4
    quartiles = middles[ranked[quarter]], middles[ranked[-1 - quarter]]
    ours, theirs = (Rate(median(one.units for one in rated)) for rated in zip(*rates, strict=True))
    name = f"scores from words v by hand, {len(ranked)} {what}"
    note = f"the spread is that of the middle half of the lessons; the slowest are {slow}"
    reached = median(middles.values())
    return Row(name, "scores/s", ours, theirs, quartiles, reached, OWED, note=note)


def compiled() -> dict[str, Score]:
    """Every lesson that is shipped, but the one that only repeats another."""
    found: dict[str, Score] = {}
    for table in TABLES:
        found |= {name: one.points for name, one in link(make_config(table)).book.scored.items()}
    sister = link(make_config(SOLO)).books["sister"]
    found |= {name: one.points for name, one in sister.lessons.items() if name != "204"}
    return found


def examples() -> dict[str, Score]:
    """The lessons of the example packs."""
    found: dict[str, Score] = {}
    for name in EXAMPLES:
        table = {"game": "isle", "players": 4, "packs": [str(PACKS / name)]}
        ruleset = link(make_config(table))
        for id in ruleset.content.packs[name].adds["lessons"]:
            score = ruleset.content.items["lessons"][id].score
            found[id] = ruleset.words.expression("score", score).compiled
    return found


def _both(name: str, score: Score, hand: Score, boats) -> tuple[Side, Side]:
    """Ours and theirs on all boats, once they agree on every one."""
    named = {"colour": "blue"} if "colour" in hand.__code__.co_varnames[:2] else {}
    for boat in boats:
        assert score(boat, **named) == hand(boat, **named), f"lesson {name} differs"
    return side(_scored(score, boats, named)), side(_scored(hand, boats, named))


def _scored(score: Score, boats, named):
    def work() -> Done:
        for _ in range(5):
            for boat in boats:
                score(boat, **named)
        return 5 * len(boats), 0

    def plain() -> Done:
        for _ in range(5):
            for boat in boats:
                score(boat)
        return 5 * len(boats), 0

    return work if named else plain
