"""The score, line by line, and who wins with it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ruledock.plugin import Explanation, Expression, Message, ScoreLine
from ruledock_kockombat.phases.ending import outcomes
from ruledock_kockombat.scoring.hauls import haul, points
from ruledock_kockombat.scoring.words import Haul
from ruledock_kockombat.table import KockombatTable

LINE_OF_MATCH = "kockombat.line.match"


@attrs.frozen
class Counted:
    """The things that a score counts; naming them waits until somebody reads it."""

    score: Expression = attrs.field(eq=lambda one: one.said, repr=False)
    scene: Haul

    def __call__(self) -> list[str | Message]:
        return _things(self.score.explain(self.scene))


def _things(part: Explanation) -> list[str | Message]:
    inside = [thing for inner in part.parts for thing in _things(inner)]
    own = [] if part.subject is None else [part.subject]
    return list(dict.fromkeys([*own, *part.things, *inside]))


def score(table: KockombatTable, player: int) -> list[ScoreLine]:
    """The lines of every clan, then those of this one only; game by game."""
    book, found = table.book, []
    sentence = "kockombat.line" if table.ruleset.config.settings["games"] == 1 else LINE_OF_MATCH
    for number, outcome in enumerate(outcomes(table), 1):
        scene = haul(book, outcome, player)
        for line in (*book.lines, *book.clans[outcome.clans[player]].lines):
            counted = Counted(line.words, scene)
            blanks = {"line": line.text, "game": number, "counted": counted}
            found.append(ScoreLine(line.score(scene), Message(sentence, blanks), line.rule))
    return found


def totals(table: KockombatTable) -> list[int]:
    """What both players have now, without the reasons."""
    games = outcomes(table)
    return [sum(points(table.book, game, player) for game in games) for player in table.players]


def winners(table: KockombatTable, totals: Sequence[int]) -> list[int]:
    """Most points; among equals most prey over all games; then victory is shared."""
    games = outcomes(table)
    prey = [sum(len(outcome.caught[player]) for outcome in games) for player in table.players]
    best = max(zip(totals, prey, strict=True))
    return [player for player in table.players if (totals[player], prey[player]) == best]
