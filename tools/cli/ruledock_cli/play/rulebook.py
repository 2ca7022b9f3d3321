"""Look rules up while playing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import attrs

from ruledock.linking.ruleset import Ruleset
from ruledock.linking.shipped import data
from ruledock_cli.wording import tell
from ruledock_drawing.palette import Palette, fold
from ruledock_drawing.wording import spoken

ENGLISH = "en"
SHOWN = 20
SAID = ("rule", "clarification", "advice")
"""The kinds of entry that tell players something; the others are notes on books and boxes."""


@attrs.frozen
class RuleText:
    """A rule as its reader sees it."""

    id: str
    text: str
    topic: str


def rules_about(text: str, ruleset: Ruleset, paint: Palette) -> list[str]:
    """The rules of this game whose topic, id or text has all these words."""
    words = text.casefold().split()
    every = list(_rules({ruleset.game.name, *ruleset.config.modules}))
    tries: tuple[Callable[[RuleText, str], bool], ...] = (
        lambda rule, word: _names(rule.id, word) or _begins(rule.topic, word),
        lambda rule, word: word in rule.text.casefold(),
        lambda rule, word: _begins(rule.text, _stem(word)),
    )
    matching = [rule for fits in tries for rule in every if all(fits(rule, word) for word in words)]
    ordered = list({rule.id: rule for rule in matching}.values())
    if not words or not ordered:
        topics = sorted({rule.topic for rule in every})
        args = {"example": topics[len(topics) // 2] if topics else "", "topics": ", ".join(topics)}
        nothing = [tell("cli.play.no_rules", text=text)] if words else []
        said = [*nothing, tell("cli.play.rule_topics", **args)]
        return [line for one in said for line in fold(one, paint.columns)]
    lines = []
    for rule in ordered[:SHOWN]:
        lines += fold(f"- {rule.text}", paint.columns)
    if len(ordered) > SHOWN:
        lines.append(paint("dim", tell("cli.play.more_rules", rules=len(ordered) - SHOWN)))
    return lines


def a_topic(ruleset: Ruleset) -> str:
    """Something that the rules of this game speak of, as an example."""
    topics = sorted({rule.topic for rule in _rules({ruleset.game.name})})
    return topics[len(topics) // 2] if topics else ""


def rule_on_ties(ruleset: Ruleset) -> str:
    """What decides among equals at the end; a module's own rule goes before the game's."""
    for owner in (*ruleset.config.modules, ruleset.game.name):
        for rule in _rules({owner}):
            if ".score.tie" in rule.id:
                return rule.text
    return ""


def _rules(playing: set[str]) -> Iterator[RuleText]:
    """The rules of a game and its modules in the reader's language, or else in English."""
    from ruledock.testing.rules import load_catalogue  # late: reads all the files

    folder = data("rules")
    languages = folder / "languages"
    for file, rules in load_catalogue(folder).rules.items():
        if file.removesuffix(".toml") not in playing:
            continue
        english, read = (_translated(languages / one / file) for one in (ENGLISH, spoken()))
        texts, topics = read.get("rules", {}), {**english["topics"], **read.get("topics", {})}
        for rule in (one for one in rules if one.kind in SAID):
            topic = rule.id.split(".")[1]
            yield RuleText(rule.id, texts.get(rule.id, rule.text), topics[topic])


def _translated(file: Any) -> Mapping[str, Mapping[str, str]]:
    """What a file of translated rules holds; nothing if there is none."""
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _names(id: str, word: str) -> bool:
    """Whether a part of an id is the topic that somebody means: fish for fishing, and back."""
    parts = [part for part in re.split(r"[._]", id.casefold())[1:] if len(part) > 2]
    return any(part.startswith(word) or word.startswith(part) for part in parts)


def _begins(text: str, word: str) -> bool:
    """Whether a word of the text begins like this."""
    return re.search(rf"\b{re.escape(word)}", text.casefold()) is not None


def _stem(word: str) -> str:
    """What fishing, fished and fishes have in common, roughly."""
    return re.sub(r"(ing|ed|es|s)$", "", word)
