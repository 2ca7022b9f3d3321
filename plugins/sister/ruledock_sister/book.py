"""What the sister looks up while she plays: cards by id, instructions bound, scores compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ruledock.plugin import (
    BoundOp,
    ConfigError,
    LinkError,
    Ruleset,
    contributes,
    did_you_mean,
    ruledock_book,
)
from ruledock_isle.public import FIELDS, Scored, book_reader
from ruledock_sister.content_kinds import SisterCard
from ruledock_sister.drawer import NAME


@attrs.frozen(eq=False)
class Book:
    """Everything settled once for all games against the sister."""

    cards: Mapping[str, SisterCard]
    does: Mapping[str, tuple[BoundOp, ...]]
    """By card: its instructions, from top to bottom."""
    colours: tuple[str, ...]
    """The colour of each colour card."""
    basic: tuple[str, ...]
    advanced: tuple[str, ...]
    lessons: Mapping[str, Scored]
    by_colour: tuple[Scored, ...]
    """What she scores for the first colour card, the second, and so on."""
    dealt: tuple[int, int]
    """How many basic and how many advanced lessons she has."""
    cats: Sequence[int]
    """How many cats come to each field."""
    draft: tuple[tuple[int, int], ...]
    """How many cards the player looks at and keeps, in each draft."""


@contributes(ruledock_book)
def prepare(ruleset: Ruleset) -> Book:
    """The book of one ruleset."""
    items, rules = ruleset.content.items, ruleset.rules[NAME]
    cards: Mapping[str, SisterCard] = items["sister-cards"]
    lessons = dict(sorted(items["sister-lessons"].items()))
    difficulty = ruleset.config.settings["difficulty"]
    does = {name: ruleset.operations.compile(list(card.does)) for name, card in cards.items()}
    _check_tiles(ruleset, does)
    return Book(
        cards=cards,
        does=does,
        colours=_colours(ruleset),
        basic=tuple(name for name, one in lessons.items() if one.level == "basic"),
        advanced=tuple(name for name, one in lessons.items() if one.level == "advanced"),
        lessons={
            name: Scored.of(ruleset, one, f"sister.lesson.{name}", "sister-lessons")
            for name, one in lessons.items()
        },
        by_colour=tuple(
            Scored.of(ruleset, one, one.rule, "sister-colours")
            for one in sorted(items["sister-colours"].values(), key=lambda one: one.order)
        ),
        dealt=(rules["basic_lessons"], rules["advanced_lessons"][difficulty]),
        cats=tuple(rules["cats"][field] for field in FIELDS),
        draft=_draft(rules["draft"]),
    )


def _draft(deals: Sequence[Mapping[str, int]]) -> tuple[tuple[int, int], ...]:
    """Check that no draft keeps more cards than it deals."""
    for number, one in enumerate(deals):
        if one["keep"] > one["deal"]:
            raise ConfigError(
                f"rules/sister/draft/{number}: found {one['keep']} of {one['deal']} cards to be "
                "kept, expected no more than are dealt"
            )
    return tuple((one["deal"], one["keep"]) for one in deals)


def _colours(ruleset: Ruleset) -> tuple[str, ...]:
    """The colour of each colour card, which must be a colour of cats."""
    known = ruleset.words.lexicon.domains["colour"]
    cards = ruleset.content.items["sister-colour-cards"].values()
    strange = [card for card in cards if card.colour not in known]
    if strange:
        said = (f"{one.id}: {did_you_mean(one.colour, list(map(str, known)))}" for one in strange)
        raise LinkError(f"these colour cards name no cat colour: {'; '.join(said)}")
    return tuple(sorted(card.colour for card in cards))


def _check_tiles(ruleset: Ruleset, does: Mapping[str, Sequence[BoundOp]]) -> None:
    """Check that every tile an instruction names is a common treasure."""
    known = [one.id for one in ruleset.content.items["tiles"].values() if _is_common(ruleset, one)]
    for card, effect in does.items():
        for bound in effect:
            tile = bound.params.get("tile")
            if tile is not None and tile not in known:
                raise LinkError(
                    f"card {card} of the sister takes {tile!r}; {did_you_mean(tile, known)}"
                )


def _is_common(ruleset: Ruleset, design: Any) -> bool:
    kind = ruleset.content.items["tile-kinds"][design.kind]
    return "common" in (*kind.counts_as, *design.counts_as)


book_of = book_reader(NAME, Book)
