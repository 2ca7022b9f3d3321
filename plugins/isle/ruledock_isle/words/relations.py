"""How things on a boat lie to each other: touching, in, inside, holding, covering, under."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.plugin import Args, Emitter, Param, Whole, Word, selection_of
from ruledock_isle.words import areas
from ruledock_isle.words.bodies import BODIES, PLACED
from ruledock_isle.words.emit import by_tile, squares_of
from ruledock_isle.words.scene import BoatScene
from ruledock_isle.words.squares import meeting, touching, union, within

THINGS = selection_of()
_NOUNS = {
    "tile": "cats",
    "square": "squares",
    "family": "families",
    "room": "rooms",
    "row": "rows",
    "column": "columns",
    "area": "empty-areas",
}
_OF_AREAS: dict[Callable[..., int], Callable[..., areas.Such]] = {
    meeting: areas.meeting,
    within: areas.within,
}
"""By what finds numbered things: what finds areas."""


def _relation(
    name: str, item: str, test: Callable[..., int], doc: str, *,
    of: str, example: Any, phrase: str,
) -> Word:  # fmt: skip
    """The things of an item sort that stand in a relation to others."""

    def emit(out: Emitter, args: Args) -> str:
        there = squares_of(out, args, name)
        if item == "area":
            return f"{out.constant(_OF_AREAS[test])}(scene, {there})"
        return f"{out.constant(test)}({out.local(BODIES[item])}, {there})"

    return _word(name, item, emit, doc, of=of, example=example, phrase=phrase)


def _word(name: str, item: str, emit: Any, doc: str, *, of: str, example: Any, phrase: str) -> Word:
    shown = {"and": [_NOUNS[item], {name: example}]}
    params = {name: Param(of, "what they lie by")}
    return Word(name, selection_of(item), params, emit, doc, shown, "", cost=10, narrows=phrase)


def _touching(item: str) -> Word:
    doc = (
        "Things with a square that shares a side with a square of those others; sharing a corner"
        " is not touching, and nothing touches itself."
    )

    def emit(out: Emitter, args: Args) -> str:
        if item == "tile" and (found := by_tile(out, args, "touching", "neighbours")):
            return found
        there = squares_of(out, args, "touching")
        if item == "area":
            return f"{out.constant(areas.touching)}(scene, {there})"
        near = f"{out.local('grid')}.near"
        return f"{out.constant(touching)}({near}, {out.local(BODIES[item])}, {there})"

    return _word("touching", item, emit, doc, of=THINGS, example="treasures", phrase="touching")


def _in(item: str) -> Word:
    return _relation(
        "in", item, meeting,
        "Things with at least one square in common with a place.",
        of=THINGS, example={"symbol": "parrot"}, phrase="in",
    )  # fmt: skip


def _inside(item: str) -> Word:
    return _relation(
        "inside", item, within, "Things all of whose squares are in a place.",
        of=THINGS, example={"symbol": "parrot"}, phrase="inside",
    )  # fmt: skip


def _holding(item: str) -> Word:
    return _relation(
        "holding", item, meeting,
        "Places with at least one square in common with some things.",
        of=THINGS, example="oshax", phrase="holding",
    )  # fmt: skip


def _near_squares(out: Emitter, args: Args) -> str:
    return f"{out.local('grid')}.near({squares_of(out, args, 'touching')})"


def _in_squares(key: str) -> Callable[[Emitter, Args], str]:
    return lambda out, args: squares_of(out, args, key)


def like_tiles(scene: BoatScene, squares: int) -> int:
    """The cats of every colour that some cat on these squares has."""
    found = 0
    for cats in scene.colours.values():
        if union(scene.bodies, cats) & squares:
            found |= cats
    return found


def like_families(scene: BoatScene, squares: int) -> int:
    """The groups of every colour that some cat on these squares has."""
    found = 0
    for groups in scene.family_colours.values():
        if union(scene.family_bodies, groups) & squares:
            found |= groups
    return found


def _like(item: str, function: Callable[[BoatScene, int], int]) -> Word:
    name = "coloured-like"

    def emit(out: Emitter, args: Args) -> str:
        if item == "tile" and (found := by_tile(out, args, name, "kin")):
            return found
        return f"{out.constant(function)}(scene, {squares_of(out, args, name)})"

    return _word(
        name, item, emit,
        "Cats, or groups of them, of a colour that one of those others has.",
        of=f"{selection_of('tile')}|{selection_of('family')}", example={"colour": "blue"},
        phrase="coloured like",
    )  # fmt: skip


def grown(near: Callable[[int], int], squares: int, steps: int) -> int:
    """The squares that are at most that many steps away from some squares."""
    for _ in range(steps):
        wider = squares | near(squares)
        if wider == squares:
            break
        squares = wider
    return squares


def _distance(name: str, item: str, doc: str, phrase: str, *, exactly: bool) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        near, there = f"{out.local('grid')}.near", squares_of(out, args, "of")
        reach = f"{out.constant(grown)}({near}, {there}, {args[name]})"
        inner = f"{out.constant(grown)}({near}, {there}, {args[name] - 1})"
        if item == "square":
            return f"{reach} & ~{inner}" if exactly else reach
        bodies, meet = out.local(BODIES[item]), out.constant(meeting)
        found = f"{meet}({bodies}, {reach})"
        return f"{found} & ~{meet}({bodies}, {inner})" if exactly else found

    params = {
        name: Whole("how many steps from square to square", low=1, high=30),
        "of": Param(THINGS, "the others", label="from"),
    }
    example = {"and": [_NOUNS[item], {name: 2, "of": "treasures"}]}
    label = {"tile": "tiles", "square": "squares"}[item]
    return Word(
        name, selection_of(item), params, emit, doc, example, label, cost=20, narrows=phrase
    )


_STEPS = "steps go from square to square across sides, whatever lies there"


def larger(bodies: Sequence[int], others: int, sign: int) -> int:
    """The things with more squares than each of the others, or with fewer."""
    sizes = [sign * body.bit_count() for body in bodies]
    most = max((size for place, size in enumerate(sizes) if others >> place & 1), default=None)
    found = 0
    for place, size in enumerate(sizes):
        if most is not None and size > most:
            found |= 1 << place
    return found


def _larger(name: str, item: str, sign: int, than: str) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        if item == "area":
            return f"{out.constant(areas.larger)}(scene, {args[name]}, {sign})"
        return f"{out.constant(larger)}({out.local(BODIES[item])}, {args[name]}, {sign})"

    doc = f"Things on {than} squares than each of those others; none if there are no others."
    things = selection_of(item)
    shown = {"and": [_NOUNS[item], {name: _NOUNS[item] if item != "tile" else "treasures"}]}
    phrase = name.replace("-", " ")
    params = {name: Param(things, "the others")}
    return Word(name, things, params, emit, doc, shown, "", cost=5, narrows=phrase)


_SIZED = ("tile", "family", "room", "area")

WORDS = (
    *(_larger("larger-than", item, 1, "more") for item in _SIZED),
    *(_larger("smaller-than", item, -1, "fewer") for item in _SIZED),
    *(
        _distance("at-distance", item, f"Things exactly that many steps from the nearest of those"
                  f" others; {_STEPS}.", "steps away", exactly=True)
        for item in ("tile", "square")
    ),
    *(
        _distance("within-distance", item, f"Things at most that many steps from one of those"
                  f" others, which are among them; {_STEPS}.", "at most steps away", exactly=False)
        for item in ("tile", "square")
    ),
    *map(_in, ("tile", "family", "area")),
    *map(_inside, ("tile", "family", "area")),
    *map(_holding, ("family", "room", "row", "column", "area")),
    _relation(
        "covering", "tile", meeting, "Tiles that lie on one of these squares.",
        of=selection_of("square"), example="maps", phrase="covering",
    ),
    _word(
        "in", "square", _in_squares("in"), "Squares that belong to a place or thing.",
        of=THINGS, example="rooms", phrase="in",
    ),
    _word(
        "under", "square", _in_squares("under"), "Squares under some tiles.",
        of=selection_of("tile"), example="cats", phrase="under",
    ),
    *map(_touching, PLACED),
    _word(
        "touching", "square", _near_squares,
        "Squares that share a side with a square of those others.",
        of=THINGS, example="cats", phrase="touching",
    ),
    _like("tile", like_tiles),
    _like("family", like_families),
)  # fmt: skip
