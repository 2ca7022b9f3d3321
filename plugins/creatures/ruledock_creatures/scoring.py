"""Words for cat symbols, and what an opponent who is no player scores for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ruledock.plugin import (
    Args,
    ContentKind,
    Emitter,
    Param,
    Ruleset,
    ScoreLine,
    Word,
    noun,
    selection_of,
)
from ruledock_isle.public import IsleTable, Scored, ScoringLine, counting_as, line_of
from ruledock_isle.public import emit_value as value

Lines = tuple[ScoreLine, ...]
CONTENT = ContentKind("creatures-rival", "isle-scoring.schema.json", ScoringLine)
"""What an opponent who is no player scores for each player's boat."""


def lines_of(ruleset: Ruleset) -> tuple[Scored, ...]:
    """The lines of a rival, in their order."""
    lines = sorted(ruleset.content.all(CONTENT.name), key=lambda one: (one.order, one.id))
    return tuple(Scored.of(ruleset, one, one.rule, CONTENT.name) for one in lines)


def score_boats(table: IsleTable, lines: Sequence[Scored]) -> Lines:
    """What these lines pay for every boat."""
    return tuple(line_of(table, player, one) for player in table.players for one in lines)


# -- words -------------------------------------------------------------------------------------


def all_of(marks: Mapping[str, int], colours: Sequence[str]) -> int:
    """The squares with a cat symbol of any colour."""
    found = 0
    for colour in colours:
        found |= marks[colour]
    return found


def _symbols(out: Emitter, args: Args) -> str:
    colours = out.constant(out.lexicon.domains["colour"])
    return f"{out.constant(all_of)}({out.local('marks')}, {colours})"


def _symbol(out: Emitter, args: Args) -> str:
    return f"{out.local('marks')}[{value(out, 'colour', args['cat-symbol'])}]"


WORDS = (
    noun("creatures", "tile", counting_as("creature"), "Creatures; they are no cats."),
    noun("cat-symbols", "square", _symbols, "Squares of creatures that show a cat symbol."),
    Word(
        "cat-symbol", selection_of("square"), {"cat-symbol": Param("colour", "a colour")}, _symbol,
        "Squares of creatures that show the cat symbol of one colour.", {"cat-symbol": "blue"},
        "{cat-symbol} cat symbols",
    ),
)  # fmt: skip
