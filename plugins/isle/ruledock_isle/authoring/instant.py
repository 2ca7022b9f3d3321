"""Lessons weighed at once, on ends of games played beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruledock.plugin import Ruleset
from ruledock_authoring.instant import Rough, weigh
from ruledock_authoring.trials import Item
from ruledock_isle.authoring.played import played_scenes
from ruledock_isle.cards.lessons import Lesson
from ruledock_isle.words import BoatScene

OTHER_LESSONS = (4, 9)
"""What a lesson that looks at others of its player finds."""


def rough(ruleset: Ruleset, pack: str, only: Sequence[str] = ()) -> Rough:
    """The lessons of a pack, or *only* some of them, beside all others that are loaded."""
    lessons = ruleset.content.items["lessons"]
    own = set(only or ruleset.content.packs[pack].adds.get("lessons", ()))
    mine = set(ruleset.content.packs[pack].adds.get("lessons", ()))
    shown = [one for id, one in lessons.items() if id in own or id not in mine]
    shown.sort(key=lambda one: (one.id not in own, one.set or "", one.id))
    scenes = played_scenes(ruleset)
    for scene in scenes:
        scene.other_lessons = lambda: OTHER_LESSONS
    items = [Item(one.id, one.name, one.set or "basic", one.cost, one.id in own) for one in shown]
    paid = (_paid(ruleset, one, scenes) for one in shown)
    return weigh(zip(items, paid, strict=True), "fish")


def _paid(ruleset: Ruleset, lesson: Lesson, scenes: Sequence[BoatScene]) -> Iterator[int]:
    """What a lesson pays each player; a colour is named for all, in turn."""
    score = ruleset.words.expression("score", lesson.score)
    domains = ruleset.words.lexicon.domains
    for number, scene in enumerate(scenes):
        named = {
            name: domains[sort][number % len(domains[sort])] for name, sort in score.named.items()
        }
        yield score.compiled(scene, **named)
