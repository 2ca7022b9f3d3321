"""How words of the isle become Python source."""

from __future__ import annotations

from ruledock.plugin import Args, Emitter, item_of, selection_of
from ruledock_isle.words.areas import joined
from ruledock_isle.words.bodies import BODIES
from ruledock_isle.words.squares import union


def body(out: Emitter, sort: str, thing: str) -> str:
    """The squares of one thing."""
    if sort == "square":
        return f"1 << {thing}"
    return thing if sort == "area" else f"{out.local(BODIES[sort])}[{thing}]"


def squares_of(out: Emitter, args: Args, key: str) -> str:
    """The squares of the things under a key, or of the single thing under it."""
    sort, things = item_of(args.sorts[key]) or "", args[key]
    thing = getattr(things, "thing", None)
    if sort == "square":
        return str(things)
    if thing is not None:
        return body(out, sort, thing)
    if sort == "area":
        return f"{out.constant(joined)}({things})"
    return f"{out.constant(union)}({out.local(BODIES[sort])}, {things})"


def value(out: Emitter, sort: str, place: str) -> str:
    """The name of a value, as packs write it, by its place in the domain."""
    names = out.lexicon.domains[sort]
    if place.isdigit():
        return out.constant(names[int(place)])
    return f"{out.constant(names)}[{place}]"


def every(out: Emitter, bodies: str) -> str:
    """The selection of all things of a sort, by the local with their squares."""
    return out.row(f"(1 << len({bodies})) - 1", f"range(len({bodies}))")


def by_tile(out: Emitter, args: Args, key: str, table: str) -> str | None:
    """What a table of the scene has for the one tile under a key; None if there are several."""
    thing = getattr(args[key], "thing", None)
    if thing is None or args.sorts[key] != selection_of("tile"):
        return None
    return f"{out.local(table)}[{thing}]"
