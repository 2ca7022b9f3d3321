"""Load the packs of a game: read, merge, check and build them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ruledock.content.build.objects import build_items
from ruledock.content.check.cache import cache_key, known_good, remember
from ruledock.content.check.content import PACK_SCHEMA, check
from ruledock.content.check.rules import joint_schema
from ruledock.content.check.schema import SchemaShelf
from ruledock.content.kinds import ContentKind, ExpressionCheck, SchemaLookup
from ruledock.content.merge.dependencies import find_dependencies, names_in
from ruledock.content.merge.items import Merged, merge
from ruledock.content.merge.rules import RulesPart, rules_parts
from ruledock.content.read.pack import RawPack, read_pack
from ruledock.content.read.sources import PackSource
from ruledock.engine import limits
from ruledock.errors import ContentError, LinkError, Mistake, did_you_mean
from ruledock.installed.outside import library
from ruledock.values import field, frozen


@frozen
class PackInfo:
    """A pack as its pack.json describes it; ``adds`` are the ids of its items, by kind.

    ``digest`` covers everything that affects a game, so that a save can say which pack differs.
    """

    name: str
    version: str
    title: str
    text: str
    needs: tuple[str, ...]
    overlays: tuple[str, ...]
    adds: Mapping[str, tuple[str, ...]]
    digest: str
    provenance: Any = None


@frozen(eq=False, repr=False)
class Content:
    """All content of a game's packs. Immutable, and shared by all games linked with it."""

    packs: Mapping[str, PackInfo]
    items: Mapping[str, Mapping[str, Any]]
    rules: Mapping[str, Any]
    rules_schema: Mapping[str, Any] = field(repr=False)
    digest: str
    sources: Mapping[str, PackSource] = field(factory=dict)
    """By name: where the packs lie."""
    kinds: Mapping[str, ContentKind] = field(factory=dict)
    _translations: dict[str, Any] = field(init=False, factory=dict)

    def translations(self, language: str) -> Any:
        """What the packs say in a language; read when first asked for."""
        if language not in self._translations:
            found = library("translations")(self.sources, self.kinds, language)
            self._translations[language] = found
        return self._translations[language]

    def __repr__(self) -> str:
        kinds = ", ".join(f"{len(items)} {kind}" for kind, items in self.items.items())
        return f"<Content of {len(self.packs)} packs: {kinds}>"

    def all(self, kind: str) -> tuple[Any, ...]:
        """The items of a kind, ordered by id."""
        return tuple(self._kind(kind).values())

    def get(self, kind: str, key: str) -> Any:
        """One item by its id."""
        items = self._kind(kind)
        if key not in items:
            raise LinkError(f'no "{key}" among {kind}: {did_you_mean(key, items)}')
        return items[key]

    def _kind(self, kind: str) -> Mapping[str, Any]:
        if kind not in self.items:
            raise LinkError(f'no kind of content "{kind}": {did_you_mean(kind, self.items)}')
        return self.items[kind]


def load_content(
    packs: Sequence[PackSource],
    kinds: Mapping[str, ContentKind],
    *,
    schemas: SchemaLookup,
    expressions: Mapping[str, ExpressionCheck] = MappingProxyType({}),
    rules_schema: Mapping[str, str] = MappingProxyType({}),
    cache: Path | None = None,
    read: Mapping[str, RawPack] = MappingProxyType({}),
) -> Content:
    """Read, merge, check and build *packs*, or raise ContentError with every mistake in them.

    ``schemas`` finds a schema by its file name. ``rules_schema`` maps packs to the schema of their
    rules.json; for other packs, "$schema" in that file names it. ``read`` holds packs that have
    been read already.
    """
    raws = {one.name: read.get(one.name) or read_pack(one, kinds) for one in packs}
    raws = dict(sorted(raws.items()))
    dependencies, mistakes = find_dependencies(raws)
    merged = merge(raws, kinds, dependencies)
    parts = rules_parts(raws, merged, dependencies, rules_schema)
    mistakes += [*merged.mistakes, *_twice(packs)]
    mistakes += [mistake for raw in raws.values() for mistake in raw.mistakes]
    shelf = _shelf(schemas, kinds, rules_schema)
    keys = {} if mistakes else _keys(raws, kinds, merged, parts, shelf, expressions)
    good = known_good(cache, keys.values())
    fresh = {name for name in raws if keys.get(name) not in good}
    if fresh:
        found = check(raws, kinds, merged, parts, shelf, expressions, fresh)
        mistakes += islice(found, limits.LOOKED_FOR)
        if len(mistakes) < limits.LOOKED_FOR:
            remember(cache, _without(keys, mistakes, raws.values()))
    _stop(mistakes, raws.values())
    built, mistakes = build_items(merged, kinds)
    _stop(mistakes, raws.values())
    return _content(raws, merged, parts, shelf, built, kinds)


def _without(
    keys: Mapping[str, str], mistakes: list[Mistake], raws: Iterable[RawPack]
) -> list[str]:
    """The keys of packs without mistakes."""
    wrong = {mistake.file for mistake in mistakes}
    clean = {raw.name for raw in raws if not wrong & {*map(raw.source.file, raw.texts)}}
    return [key for name, key in keys.items() if name in clean]


def _stop(mistakes: list[Mistake], raws: Iterable[RawPack]) -> None:
    if mistakes:
        raise ContentError(report_mistakes(mistakes, raws))


def report_mistakes(mistakes: Iterable[Mistake], packs: Iterable[RawPack]) -> list[Mistake]:
    """The first mistakes by file and line, each once, and how many more there are."""
    reported: list[Mistake] = library("report-mistakes")(mistakes, packs)
    return reported


def _twice(packs: Sequence[PackSource]) -> Iterator[Mistake]:
    seen: dict[str, PackSource] = {}
    for source in packs:
        if seen.setdefault(source.name, source) is not source:
            found = f'the name "{source.name}", which {seen[source.name].file()} has too'
            yield Mistake(source.file(), "", found, "each pack once", "duplicate-pack")


def _shelf(
    schemas: SchemaLookup, kinds: Mapping[str, ContentKind], rules_schema: Mapping[str, str]
) -> SchemaShelf:
    shelf = SchemaShelf(schemas)
    for schema in (PACK_SCHEMA, *rules_schema.values(), *(kind.schema for kind in kinds.values())):
        shelf.add(schema)
    return shelf


def _keys(
    raws: Mapping[str, RawPack],
    kinds: Mapping[str, ContentKind],
    merged: Merged,
    parts: list[RulesPart],
    shelf: SchemaShelf,
    expressions: Mapping[str, ExpressionCheck],
) -> dict[str, str]:
    """For each pack a key of all that its check depends on; empty if a check has no fingerprint."""
    marks = {name: getattr(check, "fingerprint", None) for name, check in expressions.items()}
    if not all(isinstance(mark, str) for mark in marks.values()):
        return {}
    schemas = {name: kind.schema for name, kind in kinds.items() if isinstance(kind.schema, str)}
    inline = {name: kind.schema for name, kind in kinds.items() if name not in schemas}
    keys = {name: kind.key for name, kind in kinds.items()}
    ids = {
        kind: {key: (slot.last, slot.item is None) for key, slot in slots.items()}
        for kind, slots in merged.items.items()
    }
    rules = [merged.rules, joint_schema(parts, shelf)]
    around = _digest([schemas, inline, keys, marks, ids, rules, shelf.known])
    return {name: cache_key([around, name, raw.digest()]) for name, raw in raws.items()}


def _digest(value: Any) -> str:
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"), default=dict)
    return sha256(canonical.encode()).hexdigest()


def _content(
    raws: Mapping[str, RawPack],
    merged: Merged,
    parts: list[RulesPart],
    shelf: SchemaShelf,
    built: Mapping[str, Mapping[str, Any]],
    kinds: Mapping[str, ContentKind],
) -> Content:
    packs = {name: _info(raw, kinds) for name, raw in raws.items()}
    return Content(
        packs=MappingProxyType(packs),
        items=MappingProxyType({k: MappingProxyType(v) for k, v in built.items()}),
        rules=MappingProxyType(merged.rules),
        rules_schema=joint_schema(parts, shelf),
        digest=_digest({name: info.digest for name, info in packs.items()}),
        sources=MappingProxyType({name: raw.source for name, raw in raws.items()}),
        kinds=MappingProxyType(dict(kinds)),
    )


def _essence(raw: RawPack, kinds: Mapping[str, ContentKind]) -> dict[str, Any]:
    """The parts of a pack that affect a game: not its title, version or division into files."""
    items: dict[str, dict[str, Any]] = {}
    for item in raw.items:
        items.setdefault(item.kind, {})[item.value[kinds[item.kind].key]] = item.value
    dependencies = {
        key: sorted(name for _, name in names_in(raw, key)) for key in ("needs", "overlays")
    }
    return {**dependencies, "removes": raw.pack.get("removes"), "items": items, "rules": raw.rules}


def _info(raw: RawPack, kinds: Mapping[str, ContentKind]) -> PackInfo:
    adds: dict[str, list[str]] = {}
    for item in raw.items:
        adds.setdefault(item.kind, []).append(item.value[kinds[item.kind].key])
    return PackInfo(
        name=raw.name,
        version=str(raw.pack["version"]),
        title=str(raw.pack["title"]),
        text=str(raw.pack.get("text", "")),
        needs=tuple(name for _, name in names_in(raw, "needs")),
        overlays=tuple(name for _, name in names_in(raw, "overlays")),
        adds=MappingProxyType({k: tuple(sorted(v)) for k, v in sorted(adds.items())}),
        digest=_digest(_essence(raw, kinds)),
        provenance=raw.pack.get("provenance"),
    )
