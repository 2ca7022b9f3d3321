"""Dependencies between packs: what each needs and overlays, and in which order they apply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ruledock.content.read.pack import RawPack
from ruledock.engine.text import near, quoted
from ruledock.errors import Mistake
from ruledock.values import frozen


@frozen
class Dependencies:
    """Which packs build on which, directly or not."""

    below: Mapping[str, frozenset[str]]
    """Everything a pack needs or overlays, directly or not."""
    overlaid: Mapping[str, frozenset[str]]
    """Everything a pack overlays, directly or not."""
    order: tuple[str, ...]
    """Each pack after all it builds on, and installed packs before others; otherwise by name, so
    that the order in a list never matters."""

    def verdict(self, pack: str, origin: str, last: str) -> str | None:
        """Why *pack* may not change what *origin* made and *last* changed, as an error code."""
        if not self.overlaid[pack] & {origin, last}:
            return "duplicate-id"
        if last not in (origin, *self.below[pack]):
            return "overlay-clash"
        return None


def names_in(raw: RawPack, key: str) -> list[tuple[int, str]]:
    """The names in a list of pack.json with their places; the schema refuses anything else."""
    value = raw.pack.get(key, ())
    every = enumerate(value) if isinstance(value, list) else ()
    return [(index, name) for index, name in every if isinstance(name, str)]


def find_dependencies(packs: Mapping[str, RawPack]) -> tuple[Dependencies, list[Mistake]]:
    """The dependencies among *packs*, and mistakes: missing packs and circles."""
    overlays = {name: _known(raw, ["overlays"], packs) for name, raw in packs.items()}
    direct = {name: _known(raw, ["needs", "overlays"], packs) for name, raw in packs.items()}
    below = _closure(direct)
    mistakes = [mistake for raw in packs.values() for mistake in _missing(raw, packs)]
    mistakes += [_circle(packs[name], below) for name in sorted(packs) if name in below[name]]
    added = {name for name, raw in packs.items() if not raw.source.installed}
    # The later pack gets the blame for a clash, and nobody can fix an installed one.
    order = sorted(
        packs,
        key=lambda name: (bool({name, *below[name]} & added), len(below[name] - {name}), name),
    )
    return Dependencies(below, _closure(overlays), tuple(order)), mistakes


def _known(raw: RawPack, keys: Sequence[str], packs: Mapping[str, Any]) -> frozenset[str]:
    return frozenset(name for key in keys for _, name in names_in(raw, key) if name in packs)


def _closure(direct: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    return {name: frozenset(_reach(direct, direct[name])) for name in direct}


def _reach(direct: Mapping[str, frozenset[str]], start: Iterable[str]) -> set[str]:
    reached: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += direct[name]
    return reached


def _missing(raw: RawPack, packs: Mapping[str, RawPack]) -> list[Mistake]:
    missing = [
        (f"/{key}/{index}", name)
        for key in ("needs", "overlays")
        for index, name in names_in(raw, key)
        if name not in packs
    ]
    return [
        Mistake(
            file=raw.source.file("pack.json"),
            pointer=pointer,
            found=quoted(name),
            expected="the name of a pack that is loaded too",
            code="missing-pack",
            nearest=near(name, set(packs) - {raw.name}),
        )
        for pointer, name in missing
    ]


def _circle(raw: RawPack, below: Mapping[str, frozenset[str]]) -> Mistake:
    others = sorted(name for name in below[raw.name] if raw.name in below[name])
    found = f"a circle: {', '.join(others)}"
    expected = "packs that build on each other in one direction"
    return Mistake(raw.source.file("pack.json"), "", found, expected, "circle")
