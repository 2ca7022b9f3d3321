"""Look rules up while playing."""

from __future__ import annotations

import re

from ruledock.linking.ruleset import Ruleset
from ruledock.linking.shipped import data
from ruledock_cli.wording import tell
from ruledock_drawing.palette import Palette, fold

SHOWN = 20
SAID = ("rule", "clarification", "advice")
"""The kinds of entry that tell players something; the others are notes on books and boxes."""


def rules_about(text: str, ruleset: Ruleset, paint: Palette) -> list[str]:
    """The rules of this game whose id or text has all these words."""
    from ruledock.testing.rules import load_catalogue  # late: reads all the files

    words = text.casefold().split()
    catalogue = load_catalogue(data("rules"))
    playing = {ruleset.game.name, *ruleset.config.modules}
    every = [
        rule
        for file, rules in catalogue.rules.items()
        if file.removesuffix(".toml") in playing
        for rule in rules
        if rule.kind in SAID
    ]
    tries = (
        lambda rule, word: _names(rule.id, word),
        lambda rule, word: word in rule.text.casefold(),
        lambda rule, word: re.search(rf"\b{re.escape(_stem(word))}", rule.text.casefold()),
    )
    matching = [rule for fits in tries for rule in every if all(fits(rule, word) for word in words)]
    ordered = list({rule.id: rule for rule in matching}.values())
    if not words or not ordered:
        topics = sorted({rule.id.split(".")[1].replace("_", " ") for rule in every})
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


def _names(id: str, word: str) -> bool:
    """Whether a part of an id is the topic that somebody means: fish for fishing, and back."""
    parts = [part for part in re.split(r"[._]", id.casefold())[1:] if len(part) > 2]
    return any(part.startswith(word) or word.startswith(part) for part in parts)


def _stem(word: str) -> str:
    """What fishing, fished and fishes have in common, roughly."""
    return re.sub(r"(ing|ed|es|s)$", "", word)
