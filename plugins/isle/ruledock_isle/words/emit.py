"""How words of the isle become Python source."""

from __future__ import annotations

from ruledock.plugin import Args, Emitter, item_of, selection_of
from ruledock_isle.words.spec import BODIES
from ruledock_isle.words.squares import union


def squares_of(out: Emitter, args: Args, key: str) -> str:
    """The squares of the things under a key, or of the single thing under it."""
    sort, things = item_of(args.sorts[key]) or "", args[key]
    if sort == "square":
        return str(things)
    bodies = out.local(BODIES[sort])
    thing = getattr(things, "thing", None)
    if thing is not None:
        return f"{bodies}[{thing}]"
    return f"{out.constant(union)}({bodies}, {things})"


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
