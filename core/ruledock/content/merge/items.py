"""Merge the items and rules of all packs: who defines what, and what overlays change."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

from ruledock.content.kinds import ContentKind
from ruledock.content.merge.dependencies import Dependencies
from ruledock.content.read.pack import RawItem, RawPack
from ruledock.engine.text import near, pointer, quoted, step
from ruledock.errors import Mistake
from ruledock.values import Factory, define, evolve, frozen

Path = tuple[str, ...]


@frozen
class Slot:
    """An item or rule: the pack that defined it, the last one to change it, and the file."""

    origin: str
    last: str
    file: str
    item: RawItem | None = None


@define
class Merged:
    """The merged items and rules of all packs."""

    items: dict[str, dict[str, Slot]]
    rules: dict[str, Any] = Factory(dict)
    rule_slots: dict[Path, Slot] = Factory(dict)
    mistakes: list[Mistake] = Factory(list)

    def survivors(self, kind: str) -> Iterator[tuple[str, RawItem]]:
        """The items of a kind that no overlay has removed, by id."""
        for key, slot in sorted(self.items[kind].items()):
            if slot.item is not None:
                yield key, slot.item


def merge(
    packs: Mapping[str, RawPack], kinds: Mapping[str, ContentKind], dependencies: Dependencies
) -> Merged:
    """Merge the packs in order of their dependencies."""
    merged = Merged({kind: {} for kind in kinds})
    for name in dependencies.order:
        _remove(merged, packs[name], dependencies)
        for item in packs[name].items:
            _put(merged, item, kinds[item.kind].key, dependencies)
        _lay_rules(merged, packs[name], dependencies)
    return merged


def _put(merged: Merged, item: RawItem, key: str, dependencies: Dependencies) -> None:
    name = item.value.get(key) if isinstance(item.value, dict) else None
    if not isinstance(name, str):
        return  # the schema reports it better
    slots = merged.items[item.kind]
    old = slots.get(name)
    if old is None:
        slots[name] = Slot(item.pack, item.pack, item.file, item)
    elif code := dependencies.verdict(item.pack, old.origin, old.last):
        place = step(item.pointer, key)
        found = f"{quoted(name)}, which {old.file} has too"
        merged.mistakes.append(_clash(item.file, place, found, item.pack, old, code))
    else:
        slots[name] = evolve(old, last=item.pack, file=item.file, item=item)


def _clash(file: str, place: str, found: str, pack: str, old: Slot, code: str) -> Mistake:
    expected = f'an id of its own, or "overlays": ["{old.origin}"] in pack.json'
    if pack == old.last:
        expected = "each id once"
    elif code == "duplicate-rule":
        expected = f'a rule of its own, or "overlays": ["{old.origin}"] in pack.json'
    elif code == "overlay-clash":
        expected = f'"needs": ["{old.last}"] in pack.json, to have the last word'
    return Mistake(file, place, found, expected, code)


def removals(raw: RawPack) -> Iterator[tuple[str, int, str]]:
    """Kind, place and id of everything a pack removes."""
    removes = raw.pack.get("removes", {})
    for kind, names in removes.items() if isinstance(removes, dict) else ():
        for index, name in enumerate(names) if isinstance(names, list) else ():
            if isinstance(name, str):
                yield kind, index, name


def _remove(merged: Merged, raw: RawPack, dependencies: Dependencies) -> None:
    file = raw.source.file("pack.json")
    for kind, index, name in removals(raw):
        place = pointer(("removes", kind, index))
        if kind not in merged.items:
            merged.mistakes.append(_no_kind(file, kind, merged.items))
            continue
        slots = merged.items[kind]
        within = {key for key, slot in slots.items() if _reachable(slot, raw.name, dependencies)}
        if name not in within:
            merged.mistakes.append(_nothing_to_remove(file, place, name, kind, within))
        elif code := dependencies.verdict(raw.name, slots[name].origin, slots[name].last):
            found = f"{quoted(name)}, which {slots[name].file} changes too"
            merged.mistakes.append(_clash(file, place, found, raw.name, slots[name], code))
        else:
            slots[name] = Slot(slots[name].origin, raw.name, file)


def _reachable(slot: Slot, pack: str, dependencies: Dependencies) -> bool:
    return bool(dependencies.overlaid[pack] & {slot.origin, slot.last})


def _no_kind(file: str, kind: str, kinds: Collection[str]) -> Mistake:
    expected = f"a kind of item: {', '.join(sorted(kinds))}"
    place = pointer(("removes", kind))
    return Mistake(file, place, quoted(kind), expected, "unknown-key", nearest=near(kind, kinds))


def _nothing_to_remove(
    file: str, place: str, name: str, kind: str, known: Collection[str]
) -> Mistake:
    expected = f"the id of an item of {kind} in a pack that this one overlays"
    close = near(name, known)
    return Mistake(file, place, quoted(name), expected, "dangling-reference", nearest=close)


def _lay_rules(merged: Merged, raw: RawPack, dependencies: Dependencies) -> None:
    file = raw.source.file("rules.json")
    for key, value in (raw.rules or {}).items():
        old = merged.rule_slots.get((key,))
        if old and not _reachable(old, raw.name, dependencies):
            found = f"{quoted(key)}, which {old.file} has too"
            clash = _clash(file, pointer((key,)), found, raw.name, old, "duplicate-rule")
            merged.mistakes.append(clash)
        else:
            _lay(merged, merged.rules, (key,), value, raw.name, file, dependencies)


def _lay(
    merged: Merged,
    into: dict[str, Any],
    path: Path,
    value: Any,
    pack: str,
    file: str,
    dependencies: Dependencies,
) -> None:
    """Set one rule; if the old and the new value are objects, merge them."""
    key, old = path[-1], merged.rule_slots.get(path)
    if isinstance(value, dict) and isinstance(into.get(key, {}), dict):
        inner = into.setdefault(key, {})
        merged.rule_slots.setdefault(path, Slot(pack, pack, file))
        for name, part in value.items():
            _lay(merged, inner, (*path, name), part, pack, file, dependencies)
    elif old and dependencies.verdict(pack, old.origin, old.last):
        found = f"a rule that {old.file} changes too"
        place = pointer(path)
        merged.mistakes.append(_clash(file, place, found, pack, old, "overlay-clash"))
    else:
        into[key] = deepcopy(value)
        merged.rule_slots[path] = Slot(old.origin if old else pack, pack, file)
