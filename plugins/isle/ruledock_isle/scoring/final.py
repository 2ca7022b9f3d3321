"""Final scoring: the lines of the pack and the lessons in play, in words over a boat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Protocol

import attrs

from ruledock.plugin import Explanation, Expression, Message, Ref, Ruleset, ScoreLine
from ruledock_isle.boat.boat import Boat
from ruledock_isle.table import IsleTable
from ruledock_isle.words import BoatScene

Line = tuple[ScoreLine, ...]


class Points(Protocol):
    """What words pay on a boat; what they leave to their player, such as a colour, is named."""

    def __call__(self, scene: BoatScene, **named: Any) -> int: ...


@attrs.frozen(eq=False, slots=False)  # in slots, cached properties slow every read
class Scored:
    """Something that scores: its text, and its words compiled to a function."""

    text: Ref
    score: Expression
    rule: str

    @classmethod
    def of(cls, ruleset: Ruleset, one: Any, rule: str, kind: str) -> Scored:
        """A line or a lesson of the pack; messages name it as a thing of this *kind*."""
        score = ruleset.words.expression("score", one.score)
        return cls(Ref(kind, one.id, one.text), score, rule)

    @cached_property
    def asks_others(self) -> bool:
        """Whether it looks at what other lessons pay."""
        return "other_lessons" in self.score.compiled.source

    @cached_property
    def because(self) -> Message:
        """What it pays for; a card by its name, too."""
        if self.text.kind == "card":
            return Message("isle.line.card", {"line": self.text})
        return Message("isle.line", {"line": self.text})

    def because_of(self, colour: str) -> Message:
        """The same of a card for which somebody has named a colour."""
        return Message("isle.line.named", {"line": self.text, "colour": Ref("colour", colour)})

    @cached_property
    def points(self) -> Points:
        """Compiled at first use, as a game scores only a few of all lessons."""
        return self.score.compiled


def compiled_lines(ruleset: Ruleset) -> tuple[Scored, ...]:
    """The final scoring before any lesson, in its order."""
    items = sorted(ruleset.content.all("scoring"), key=lambda one: (one.order, one.id))
    return tuple(Scored.of(ruleset, one, one.rule, "scoring") for one in items)


def scene_of(table: IsleTable, player: int) -> BoatScene:
    """What scores see of a player now."""
    return _scene(table, player, table.boats)


def _scene(table: IsleTable, player: int, boats: Sequence[Boat]) -> BoatScene:
    ahead = table.ruleset.hooks.isle_ahead(table, player)
    return BoatScene(
        boats[player],
        fish=table.fish[player],
        baskets=table.baskets[player] + table.used_baskets[player],
        lessons=len(table.lessons[player]),
        turn_position=table.order.index(player) + 1 + ahead,
        others=lambda: [_scene(table, one, boats) for one in _others(table, player)],
    )


def _others(table: IsleTable, player: int) -> list[int]:
    """The other players, from the left around the table."""
    return [*range(player + 1, len(table.boats)), *range(player)]


def score(table: IsleTable, player: int) -> Sequence[ScoreLine]:
    """All lines that the game and its modules contribute."""
    return table.ruleset.hooks.isle_score_lines((), table, player)


def lines(before: Line, table: IsleTable, player: int) -> Line:
    """Rats, rooms, families, rare treasures; then private lessons, then public ones."""
    book = table.book
    scene = _scene(table, player, [boat.copy() for boat in table.boats])
    found = [_line(table, scene, one, {}) for one in book.lines]
    found += _private(table, player, scene)
    for lesson in table.public_lessons:
        named = {"colour": lesson.colour} if lesson.colour else {}
        if named or not book.lessons[lesson.card].colour:
            one = book.scored[lesson.card]
            seen = _beside(scene, player == lesson.by, ()) if lesson.by is not None else scene
            found.append(_line(table, seen, one, named))
    return (*before, *found)


def _private(table: IsleTable, player: int, scene: BoatScene) -> Iterator[ScoreLine]:
    """A player's own lessons; each may look at what the others pay by themselves."""
    scored = [table.book.scored[card] for card in table.lessons[player]]
    for place, one in enumerate(scored):
        seen = scene
        if one.asks_others:
            others = scored[:place] + scored[place + 1 :]
            seen = _beside(scene, False, [other.points(scene) for other in others])
        yield _line(table, seen, one, {})


def _beside(scene: BoatScene, named_it: bool, other_lessons: Sequence[int]) -> BoatScene:
    """The same scene, with what only one lesson may ask for."""
    return BoatScene(
        scene.boat, fish=scene.fish, baskets=scene.baskets, lessons=scene.lessons,
        turn_position=scene.turn_position, others=scene.others, named_it=named_it,
        other_lessons=lambda: other_lessons,
    )  # fmt: skip


def line_of(table: IsleTable, player: int, one: Scored, **named: Any) -> ScoreLine:
    """What something pays for a player's boat now, for modules with lines of their own."""
    scene = _scene(table, player, [boat.copy() for boat in table.boats])
    return _line(table, scene, one, named)


def _line(table: IsleTable, scene: BoatScene, one: Scored, named: dict[str, Any]) -> ScoreLine:
    def why() -> Explanation:
        return one.score.explain(scene, **named)

    because = one.because_of(named["colour"]) if "colour" in named else one.because
    return ScoreLine(one.points(scene, **named), because, one.rule, why)


def rivals(table: IsleTable) -> dict[str, Sequence[ScoreLine]]:
    """The scores of opponents who are no players, as they are now."""
    scores = table.ruleset.hooks.isle_rival_scores.values()
    return {name: lines(table) for name, lines in scores}


def winners(table: IsleTable, totals: Sequence[int]) -> Sequence[int]:
    """Most points; among equals the tie-break; then victory is shared."""
    tie_break = table.ruleset.hooks.isle_tie_break
    keys = [(total, tie_break((), table, player)) for player, total in enumerate(totals)]
    best = max(keys)
    first = tuple(player for player, key in enumerate(keys) if key == best)
    return table.ruleset.hooks.isle_winners(first, table, totals)
