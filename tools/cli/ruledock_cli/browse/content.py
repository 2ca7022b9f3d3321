"""``ruledock content``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import attrs

from ruledock.content import PackSource, find_packs
from ruledock.content.read.pack import read_pack
from ruledock.errors import ContentError, did_you_mean
from ruledock_cli.usage import Usage
from ruledock_drawing.show import as_json, count, listing, palette, say


@attrs.frozen
class PackItem:
    """One item of a pack, with its provenance."""

    pack: str
    kind: str
    id: str
    provenance: str
    source: str = ""


def run(args: argparse.Namespace) -> int:
    """List packs with their items by provenance, or the items that are house."""
    found = find_packs()
    unknown = [name for name in args.packs if name not in found]
    if unknown:
        raise Usage(f"no pack {unknown[0]!r}; {did_you_mean(unknown[0], found)}")
    packs = [found[name] for name in args.packs or found]
    items = [item for pack in packs for item in _items(pack)]
    if args.house:
        items = [item for item in items if item.provenance == "house"]
    if args.json:
        return as_json([attrs.asdict(item) for item in items])
    for line in listing(_house(items) if args.house else _summary(packs, items, palette(args))):
        say(line)
    if not items:
        say("There is none." if args.house else "There are no packs here yet.")
    return 0


def _items(source: PackSource) -> Iterator[PackItem]:
    kinds = sorted(child.name for child in source.root.iterdir() if child.is_dir())
    raw = read_pack(source, kinds)
    if raw.mistakes:
        raise ContentError(raw.mistakes)
    for item in raw.items:
        value = item.value if isinstance(item.value, dict) else {}
        kind, where = _provenance(value.get("provenance", raw.pack.get("provenance")))
        yield PackItem(source.name, item.kind, str(value.get("id", "?")), kind, where)


def _provenance(value: Any) -> tuple[str, str]:
    if isinstance(value, dict):
        return str(value.get("kind", "unknown")), str(value.get("source", ""))
    return (value if isinstance(value, str) else "unknown"), ""


def _house(items: list[PackItem]) -> list[list[str]]:
    ids: dict[tuple[str, str], list[str]] = {}
    for item in items:
        ids.setdefault((item.pack, item.kind), []).append(item.id)
    return [[pack, kind, ", ".join(names)] for (pack, kind), names in ids.items()]


def _summary(packs: list[PackSource], items: list[PackItem], paint: Any) -> list[list[str]]:
    rows = []
    for pack in packs:
        counts: dict[str, int] = {}
        for item in items:
            if item.pack == pack.name:
                counts[item.provenance] = counts.get(item.provenance, 0) + 1
        kinds = ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))
        rows.append([paint("bold", pack.name), count(sum(counts.values()), "item"), kinds])
    return rows
