"""Damage saves, mostly without changing their form."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock_mistakes.saves import schema

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

Save = dict[str, Any]
Path = tuple[Any, ...]
Want = Callable[[Any], object]
PARTS = ("table", "table", "table", "agenda", "agenda", "agenda", "drawers", "chance", "config")
"""The parts to damage; those listed more often get more damage."""
NUMBERS = (-1, 0, 1, 2, 3, 7, 100, 10**6, 10**9, -(10**9), 2**63, 10**30)
JUNK: tuple[Any, ...] = (
    *(None, [], {}, [[]], {"a": 1}),
    *("", "x", "\udcff", "\0", -1, 1.5, True, 10**40),
)


class Vandal:
    """Damages saves, mostly without changing their form."""

    def __init__(self, rng: Random, others: Sequence[Save], ruleset: Ruleset) -> None:
        self.rng, self.others = rng, others
        """Other saves of the same rules, to take parts from."""
        self.schema = schema(ruleset)["properties"]

    def damage(self, saved: Save) -> tuple[Save, list[str]]:
        """A damaged copy of a save, and a list of the damage."""
        new, done = json.loads(json.dumps(saved)), list[str]()
        while not done:
            for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3, 5))):
                kind = self.rng.choice(KINDS)
                try:
                    what = kind(self, new)
                except (IndexError, LookupError, TypeError, ValueError):
                    continue  # nothing here can be damaged in this way
                done.append(f"{kind.__name__} {what}")
        return new, done

    def pick(self, saved: Save, want: Want) -> tuple[Path, Any]:
        """A random value that *want* accepts; large fields are no likelier than small ones."""
        part = self.rng.choice([part for part in PARTS if saved.get(part)])
        if self.rng.random() < 0.5:
            keys = list(saved[part]) if isinstance(saved[part], dict) else range(len(saved[part]))
            top: Path = (part, self.rng.choice(keys))
        else:
            top = (part,)
        found = [(top + path, one) for path, one in nodes(at(saved, top)) if want(one)]
        return self.rng.choice([(path, one) for path, one in found if len(path) > 1])

    def invent(self, shape: Mapping[str, Any], saved: Save) -> Any:
        """A random value that fits the schema *shape*."""
        rng = self.rng
        if "anyOf" in shape:
            return self.invent(rng.choice(shape["anyOf"]), saved)
        if "const" in shape:
            return shape["const"]
        if "enum" in shape:
            return rng.choice(shape["enum"])
        return INVENTED[shape.get("type", "null")](self, shape, saved)


def nodes(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything inside a JSON value, with the path to it."""
    yield path, value
    pairs = value.items() if isinstance(value, dict) else ()
    for key, inner in enumerate(value) if isinstance(value, list) else pairs:
        yield from nodes(inner, (*path, key))


def at(value: Any, path: Path) -> Any:
    """The value at a path."""
    for key in path:
        value = value[key]
    return value


def put(saved: Save, path: Path, value: Any) -> str:
    """Replace the value at a path, and describe the change."""
    change = f"{show(path)}: {at(saved, path)!r:.40} becomes {value!r:.60}"
    at(saved, path[:-1])[path[-1]] = value
    return change


def show(path: Path) -> str:
    """A path as a JSON pointer."""
    return "/" + "/".join(map(str, path))


def texts(value: Any) -> list[str]:
    """All texts in a JSON value."""
    return [one for _, one in nodes(value) if isinstance(one, str)]


# -- kinds of damage ---------------------------------------------------------------------------


def tweak(vandal: Vandal, saved: Save) -> str:
    """Change a number by one, a text to another, or true to false."""
    path, old = vandal.pick(saved, lambda one: not isinstance(one, list | dict))
    rng = vandal.rng
    if isinstance(old, bool):
        return put(saved, path, not old)
    if isinstance(old, int):
        known = [one for _, one in nodes(saved) if type(one) is int]
        near = (old + 1, old - 1, rng.choice(NUMBERS), rng.choice(known))
        return put(saved, path, rng.choice(near))
    alike = [one for way, one in nodes(saved) if way and way[-1] == path[-1]]
    beside = texts(at(saved, path[:2]))
    return put(saved, path, rng.choice([rng.choice(alike), *beside[:9], rng.choice(texts(saved))]))


def redraw(vandal: Vandal, saved: Save) -> str:
    """Give a field of the table or a drawer any value that its schema allows."""
    part = vandal.rng.choice(["table", *(["drawers"] if "drawers" in saved else [])])
    shape = vandal.schema[part]
    path: Path = (part,)
    while shape.get("type") == "object" and shape.get("properties"):
        name = vandal.rng.choice(list(shape["properties"]))
        shape, path = shape["properties"][name], (*path, name)
    old = at(saved, path)
    if isinstance(old, list) and old and vandal.rng.random() < 0.8:
        shape, path = shape["items"], (*path, vandal.rng.randrange(len(old)))
    return put(saved, path, vandal.invent(shape, saved))


def make_step(vandal: Vandal, saved: Save) -> str:
    """Put any step that its schema allows onto the agenda."""
    step = vandal.invent(vandal.schema["agenda"]["items"], saved)
    place = vandal.rng.randrange(len(saved["agenda"]) + 1)
    if vandal.rng.random() < 0.5 and place < len(saved["agenda"]):
        return put(saved, ("agenda", place), step)
    saved["agenda"].insert(place, step)
    return f"at {place}: {step}"


def replace(vandal: Vandal, saved: Save) -> str:
    """Replace anything by junk."""
    path, _ = vandal.pick(saved, lambda one: True)
    return put(saved, path, vandal.rng.choice(JUNK))


def drop(vandal: Vandal, saved: Save) -> str:
    """Remove one item."""
    path, old = vandal.pick(saved, lambda one: isinstance(one, list | dict) and one)
    key = vandal.rng.choice(list(old) if isinstance(old, dict) else range(len(old)))
    del old[key]
    return show((*path, key))


def double(vandal: Vandal, saved: Save) -> str:
    """Duplicate one item."""
    path, old = vandal.pick(saved, lambda one: isinstance(one, list) and one)
    key = vandal.rng.randrange(len(old))
    old.insert(vandal.rng.randrange(len(old) + 1), json.loads(json.dumps(old[key])))
    return show((*path, key))


def shuffle(vandal: Vandal, saved: Save) -> str:
    """Shuffle a list."""
    path, old = vandal.pick(saved, lambda one: isinstance(one, list) and len(one) > 1)
    vandal.rng.shuffle(old)
    return show(path)


def clear(vandal: Vandal, saved: Save) -> str:
    """Empty a list or object."""
    path, old = vandal.pick(saved, lambda one: isinstance(one, list | dict) and one)
    old.clear()
    return show(path)


def move(vandal: Vandal, saved: Save) -> str:
    """Move an item from one list to a similar one."""
    path, old = vandal.pick(saved, lambda one: isinstance(one, list) and one)
    key = vandal.rng.randrange(len(old))
    alike = [
        (to, one)
        for to, one in nodes(saved)
        if isinstance(one, list) and one is not old and (not one or type(one[0]) is type(old[key]))
    ]
    to, new = vandal.rng.choice(alike)
    new.insert(vandal.rng.randrange(len(new) + 1), old.pop(key))
    return f"{show((*path, key))} to {show(to)}"


def swap(vandal: Vandal, saved: Save) -> str:
    """Swap two values of the same type: cards, hands, piles, players."""
    path, old = vandal.pick(saved, lambda one: isinstance(one, str | list | int))
    alike = [(to, one) for to, one in nodes(saved) if type(one) is type(old) and to[1:]]
    apart = [(to, one) for to, one in alike if one != old and path[: len(to)] != to != path]
    to, new = vandal.rng.choice([one for one in apart if one[0][: len(path)] != path])
    put(saved, to, old)
    return f"{show(to)} and {put(saved, path, new)}"


def splice(vandal: Vandal, saved: Save) -> str:
    """Copy a part from another save of the same rules."""
    other, rng = json.loads(json.dumps(vandal.rng.choice(vandal.others))), vandal.rng
    part = rng.choice([one for one in ("table", "agenda", "drawers", "chance") if saved.get(one)])
    if rng.random() < 0.3:
        return put(saved, (part,), other[part])
    if part == "agenda":
        cut, place = rng.randrange(len(other[part]) + 1), rng.randrange(len(saved[part]) + 1)
        return put(saved, (part,), [*saved[part][:place], *other[part][cut:]])
    name = rng.choice(list(other[part]))
    return put(saved, (part, name), other[part][name])


KINDS: tuple[Callable[[Vandal, Save], str], ...] = (
    *(tweak, tweak, redraw, redraw, make_step, make_step, replace, drop, double, shuffle, clear),
    *(move, move, swap, swap, splice, splice),
)


# -- values of a shape -------------------------------------------------------------------------


def _number(vandal: Vandal, shape: Mapping[str, Any], saved: Save) -> int:
    low, high = shape.get("minimum", -5), shape.get("maximum", 10)
    return vandal.rng.choice((low, high, vandal.rng.randint(low, high), min(high, max(low, 1))))


def _text(vandal: Vandal, shape: Mapping[str, Any], saved: Save) -> str:
    other = vandal.rng.choice(vandal.others)
    return vandal.rng.choice([*texts(saved["agenda"]), *texts(other["agenda"]), ""])


def _list(vandal: Vandal, shape: Mapping[str, Any], saved: Save) -> list[Any]:
    low, high = shape.get("minItems", 0), min(shape.get("maxItems", 4), 4)
    count = vandal.rng.randint(low, max(low, high))
    return [vandal.invent(shape["items"], saved) for _ in range(count)]


def _object(vandal: Vandal, shape: Mapping[str, Any], saved: Save) -> Save:
    return {name: vandal.invent(one, saved) for name, one in shape.get("properties", {}).items()}


INVENTED: dict[str, Callable[[Vandal, Mapping[str, Any], Save], Any]] = {
    "integer": _number,
    "string": _text,
    "boolean": lambda vandal, shape, saved: vandal.rng.random() < 0.5,
    "array": _list,
    "object": _object,
    "null": lambda vandal, shape, saved: None,
}
