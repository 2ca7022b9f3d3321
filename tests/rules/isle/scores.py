"""Boats and what is paid for them, without a game around them."""

from __future__ import annotations

from ruledock_isle.words import BoatScene
from tests.plugins.isle.language import language


def boat(text, edition="cs"):
    """A boat drawn in one line, its rows separated by strokes; tiles may have any outline."""
    return language(edition).fleet.read(text.split("/"), loose=True)


def scene(text, *, others=(), edition="cs", **belongings):
    """A boat with its owner's belongings, and the boats of others."""
    rivals = [BoatScene(boat(other, edition)) for other in others]
    return BoatScene(boat(text, edition), **belongings, others=lambda: rivals)


def lesson_pays(id, text, *, edition="cs", colour=None, solo=False, **facts):
    """What a lesson pays for a boat."""
    said = language(edition)
    lesson = said.lesson(id)
    score = lesson.solo.score if solo else lesson.score
    named = {} if colour is None else {"colour": colour}
    return said.pays(score, scene(text, edition=edition, **facts), **named)


def line_pays(id, text, edition="cs", **facts):
    """What a line of the final scoring pays for a boat."""
    said = language(edition)
    return said.pays(said.line(id).score, scene(text, edition=edition, **facts))
