"""Check packs: schemas, references and expressions. Skips content that is known to be good."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from ruledock.content.check.item_cache import Memo
from ruledock.content.check.rules import check_rules
from ruledock.content.check.schema import Checker, SchemaShelf
from ruledock.content.kinds import ContentKind, ExpressionCheck
from ruledock.content.merge.dependencies import names_in
from ruledock.content.merge.items import Merged
from ruledock.content.merge.rules import RulesPart
from ruledock.content.read.pack import RawItem, RawPack
from ruledock.engine import limits
from ruledock.engine.text import listed, quoted, show, step
from ruledock.errors import Mistake, Problem

PACK_SCHEMA = "pack.schema.json"


def check(
    packs: Mapping[str, RawPack],
    kinds: Mapping[str, ContentKind],
    merged: Merged,
    parts: list[RulesPart],
    shelf: SchemaShelf,
    expressions: Mapping[str, ExpressionCheck],
    fresh: Collection[str],
) -> Iterator[Mistake]:
    """All mistakes in packs; checks only the *fresh* ones, as the others are known to be good."""
    broken = {kind for raw in packs.values() for kind in raw.broken}
    alive = {
        kind: {key for key, _ in merged.survivors(kind)} for kind in kinds if kind not in broken
    }
    ever = {kind: set(merged.items[kind]) for kind in alive}
    checker, memo = Checker(shelf, expressions, alive), Memo(shelf, expressions)
    for raw in (packs[name] for name in packs if name in fresh):
        yield from check_pack(raw, checker)
        yield from _check_adds(raw)
        for item in raw.items:
            # An item that an overlay replaced may refer to others that are gone too.
            checker.ids = alive if _survives(item, merged, kinds) else ever
            found = _check_item(item, kinds[item.kind], checker, memo)
            yield from found
            if any(mistake.code == "too-hard" for mistake in found):
                break  # one trap is enough
    yield from check_rules(parts, packs, merged, checker)


def _survives(item: RawItem, merged: Merged, kinds: Mapping[str, ContentKind]) -> bool:
    key = item.value.get(kinds[item.kind].key) if isinstance(item.value, dict) else None
    slot = merged.items[item.kind].get(key) if isinstance(key, str) else None
    return slot is None or slot.item is item


def check_pack(raw: RawPack, checker: Checker) -> Iterator[Mistake]:
    """The mistakes in a pack.json by itself, for any game."""
    if "pack.json" not in raw.texts or "pack.json" in raw.broken:
        return
    file = raw.source.file("pack.json")
    problems = checker.problems(checker.shelf.add(PACK_SCHEMA), raw.pack)
    yield from (problem.mistake(file) for problem in problems)
    name = raw.pack.get("name")
    misnamed = any(problem.pointer == "/name" for problem in problems)
    if isinstance(name, str) and name != raw.name and not misnamed:
        yield Mistake(file, "/name", quoted(name), quoted(raw.name), "wrong-name")


def _check_adds(raw: RawPack) -> Iterator[Mistake]:
    """Compare "adds" with what the folders contain."""
    if "adds" not in raw.pack:
        return
    file = raw.source.file("pack.json")
    promised = dict((name, index) for index, name in names_in(raw, "adds"))
    held = {item.kind for item in raw.items} | raw.broken
    for kind in sorted(promised.keys() - held):
        found = f"{quoted(kind)}, but the pack has none"
        place = f"/adds/{promised[kind]}"
        yield Mistake(file, place, found, "a kind of item in the pack", "missing-file")
    for kind in sorted(held - promised.keys() - raw.broken):
        expected = f"{quoted(kind)} too, as the pack has some"
        yield Mistake(file, "/adds", listed(promised), expected, "missing-item")


def _check_item(item: RawItem, kind: ContentKind, checker: Checker, memo: Memo) -> list[Mistake]:
    try:
        key = memo.key(kind, item.value, checker.ids)
        if memo.is_known_good(key):
            return []
        problems = checker.problems(checker.shelf.add(kind.schema), item.value)
    except RecursionError:
        less = "something less deeply nested"
        return [Mistake(item.file, item.pointer, show(item.value), less, "too-deep")]
    if not problems:
        problems = _wrong_id(item.value, kind.key)
    if not problems:
        memo.note(key)
    return [problem.mistake(item.file, item.pointer) for problem in problems]


def _wrong_id(value: Any, key: str) -> list[Problem]:
    id = value.get(key) if isinstance(value, dict) else None
    if not isinstance(id, str):
        found = f"no text under {quoted(key)}"
        return [Problem("", found, f"the key {quoted(key)}", "missing-key")]
    if len(id) > limits.NAME:
        expected = f"at most {limits.NAME} characters"
        return [Problem(step("", key), quoted(id), expected, "wrong-length")]
    return []
