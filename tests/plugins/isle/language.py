"""The language of the isle without the game around it: packs, words and scenes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import ruledock_isle
from ruledock.content import PackSource, load_content
from ruledock.content.check.cache import default_cache_dir
from ruledock.content.read.pack import read_pack
from ruledock.linking.load_packs import word_values
from ruledock.linking.shipped import data
from ruledock.messages import Phrasebook
from ruledock.words import WordRegistry
from ruledock_isle import words
from ruledock_isle.boat import box
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.cards import kinds, lessons
from ruledock_isle.scoring import lines

PACKS = {
    "cs": ("isle", "lessons-a", "lessons-b", "lessons-c"),
    "uk": ("isle", "isle-uk", "lessons-a", "lessons-b", "lessons-c", "lessons-c-uk"),
}
KINDS = {kind.name: kind for kind in (*box.CONTENT, lessons.CONTENT, lines.CONTENT, kinds.CONTENT)}


def schema(name):
    return json.loads((data("schemas") / name).read_text("utf-8"))


class Language:
    """What one edition says, in its words."""

    def __init__(self, edition):
        packs = [PackSource(name, data("content") / name) for name in PACKS[edition]]
        read = [read_pack(pack, KINDS) for pack in packs]
        values = word_values(words.VALUES, read, KINDS)
        Phrasebook.learn("isle", Path(ruledock_isle.__file__).parent / "locales")
        self.words = WordRegistry(words.WORDS, words.SORTS, values, words.SCENE)
        self.content = load_content(
            packs,
            KINDS,
            schemas=schema,
            expressions={**self.words.checks(), "operations": lambda value: ()},
            rules_schema={"isle": "isle-rules.schema.json"},
            cache=default_cache_dir(),
        )
        self.fleet = Fleet.of(self.content)

    def pays(self, score, scene, **named):
        """What a score pays, compiled and explained."""
        points = self.words.compile("score", score)(scene, **named)
        assert self.words.explain("score", score, scene, **named).points == points
        return points

    def lesson(self, id):
        return self.content.get("lessons", id)

    def line(self, id):
        return self.content.get("scoring", id)


def language(edition="cs"):
    return _language(edition)


@cache
def _language(edition):
    return Language(edition)
