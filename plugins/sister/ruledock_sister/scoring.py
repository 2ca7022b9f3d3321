"""Her score: cats of the colours turned up, her lessons, and what modules give her."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.plugin import Explanation, Message, Ref, ScoreLine, contributes
from ruledock_isle.public import BoatScene, IsleTable, Scored, hooks
from ruledock_sister.book import book_of
from ruledock_sister.drawer import sister_of

Lines = tuple[ScoreLine, ...]


def sister_lines(table: IsleTable) -> Lines:
    """What she has now, line by line."""
    own = (*_colours(table), *_lessons(table))
    found: Lines = table.ruleset.hooks.isle_rival_lines(own, table)
    return found


def sister_total(table: IsleTable) -> int:
    """All her points, as they are now."""
    return sum(line.points for line in sister_lines(table))


@contributes(hooks.isle_winners)
def winners(won: tuple[int, ...], table: IsleTable, totals: Sequence[int]) -> tuple[int, ...]:
    """The player wins only with more points than she has; she wins ties."""
    hers = sister_total(table)
    return tuple(player for player in won if totals[player] > hers)


def _scene(table: IsleTable, other_lessons: Sequence[int] = ()) -> BoatScene:
    """The player's boat and belongings, as her lessons see them."""
    player = table.order[0]
    return BoatScene(
        table.boats[player].copy(),
        other_lessons=lambda: other_lessons,
        fish=table.fish[player],
        baskets=table.baskets[player] + table.used_baskets[player],
        lessons=len(table.lessons[player]),
        turn_position=1 + sister_of(table).first,
    )


def _colours(table: IsleTable) -> list[ScoreLine]:
    """The first colour turned up pays most."""
    scene, book = _scene(table), book_of(table)
    paired = zip(book.by_colour, sister_of(table).colours, strict=False)
    return [_line(table, scene, one, colour=colour) for one, colour in paired]


def _lessons(table: IsleTable) -> list[ScoreLine]:
    """Each lesson, scored with what the others pay on their own."""
    book, names = book_of(table), sister_of(table).lessons
    plain = _scene(table)
    alone = [book.lessons[name].points(plain) for name in names]
    return [
        _line(table, _scene(table, [*alone[:place], *alone[place + 1 :]]), book.lessons[name])
        for place, name in enumerate(names)
    ]


def _line(table: IsleTable, scene: BoatScene, one: Scored, **named: Any) -> ScoreLine:
    def why() -> Explanation:
        return one.score.explain(scene, **named)

    sentence = "sister.line.colour" if named else "sister.line"
    colours = {name: Ref("colour", colour) for name, colour in named.items()}
    because = Message(sentence, {"line": one.text, **colours})
    return ScoreLine(one.points(scene, **named), because, one.rule, why)
