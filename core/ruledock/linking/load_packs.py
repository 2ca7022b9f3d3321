"""Load the packs of a game: words, operations, content and rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.content import apply_overrides, default_cache_dir, find_packs, load_content
from ruledock.content.check.schema import explain
from ruledock.content.read.pack import RawPack, read_pack
from ruledock.content.read.sources import PackSource
from ruledock.errors import ConfigError, did_you_mean, wrong
from ruledock.linking.config import Config, is_path, local_pack_path
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.parts import Parts
from ruledock.linking.plugins import folder_of
from ruledock.linking.shipped import data
from ruledock.words import WordRegistry, owned
from ruledock.words.operations import OperationRegistry, freeze

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ReadPack = Callable[[PackSource], RawPack]


def load_packs(
    config: Config, game: GameSpec, parts: Parts, plugins: Sequence[Any]
) -> dict[str, Any]:
    """Words, operations, content and rules, as arguments for the ruleset."""
    said = [word for plugin, word in parts.each("WORDS") for word in owned([word], plugin)]
    kinds = parts.combined["CONTENT"]
    shelf, names, named = _wanted(config, game, parts, lambda source: read_pack(source, kinds))
    read = {name: shelf[name] for name in shelf if name in names}
    packs = [shelf.sources[name] for name in read]
    values = word_values(game.values, read.values(), kinds)
    words = WordRegistry(said, game.sorts, values, game.scene)
    done = [attrs.evolve(one, owner=plugin) for plugin, one in parts.each("OPERATIONS")]
    operations = OperationRegistry(done, explain)
    schemas = Schemas(plugins)
    content = load_content(
        packs,
        kinds,
        schemas=schemas,
        expressions={**words.checks(), "operations": operations.check},
        rules_schema=dict(game.rules_schema),
        cache=default_cache_dir(),
        read=read,
    )
    rules = apply_overrides(content.rules, config.rules, content.rules_schema, schemas=schemas)
    return {
        "content": content,
        "rules": freeze(rules),
        "words": words,
        "operations": operations,
        "pack_names": named,
    }


def word_values(
    wanted: Mapping[str, str | tuple[str, ...]], read: Iterable[Any], kinds: Mapping[str, Any]
) -> dict[str, tuple[str, ...]]:
    """The values that packs define for the words of a game, sorted."""
    items = [item for raw in read for item in raw.items]
    found: dict[str, tuple[str, ...]] = {}
    for sort, places in wanted.items():
        values: set[str] = set()
        for place in (places,) if isinstance(places, str) else places:
            kind, *keys = place.split("/")
            own = [item.value for item in items if item.kind == kind]
            values |= set(_texts_at(own, keys or [kinds[kind].key]))
        found[sort] = tuple(sorted(values))
    return found


def _texts_at(value: Any, keys: Sequence[str]) -> Iterator[str]:
    """Follow *keys* through objects and all lists; yield the texts there, or an object's keys."""
    if isinstance(value, list):
        for each in value:
            yield from _texts_at(each, keys)
    elif keys and isinstance(value, Mapping):
        yield from _texts_at(value.get(keys[0]), keys[1:])
    elif not keys and isinstance(value, str | Mapping):
        yield from [value] if isinstance(value, str) else value


class Shelf(Mapping[str, RawPack]):
    """All packs by name; each is read once, on first access."""

    def __init__(self, sources: Mapping[str, PackSource], read: ReadPack) -> None:
        self.sources, self._read = sources, read
        self._known: dict[str, RawPack] = {}

    def __getitem__(self, name: str) -> RawPack:
        if name not in self._known:
            self._known[name] = self._read(self.sources[name])
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self.sources

    def __iter__(self) -> Iterator[str]:
        return iter(self.sources)

    def __len__(self) -> int:
        return len(self.sources)


def _wanted(
    config: Config, game: GameSpec, parts: Parts, read: ReadPack
) -> tuple[Shelf, set[str], dict[str, str]]:
    """All packs, the names of those that the configuration uses, and pack names by path."""
    paths = [pack for pack in config.packs if is_path(pack)]
    names = {*game.packs, *(pack for pack in config.packs if pack not in paths)}
    for _, needs in parts.each("ruledock_needs"):
        names |= set(needs.packs)
        for module in set(config.modules) & set(needs.packs_with):
            names |= set(needs.packs_with[module])
    found = find_packs(paths, names)
    _refuse_missing(names, found)
    named = {path: _pack_name_at(path, found) for path in paths}
    names |= {*named.values()}
    shelf = Shelf(found, read)
    names |= set(game.packs_of(config.settings, shelf))
    _refuse_missing(names, found)
    return shelf, names, named


def _refuse_missing(names: Iterable[str], found: Mapping[str, Any]) -> None:
    problems = [
        wrong("pack_here", name=name, place=str(place))
        if (place := local_pack_path(Path(), name))
        else wrong("no_pack", name=name, hint=did_you_mean(name, found))
        for name in sorted(names)
        if name not in found
    ]
    if problems:
        raise ConfigError(*problems)


def _pack_name_at(path: str, found: Mapping[str, Any]) -> str:
    """The name of the pack at *path*; ConfigError for a folder that only contains packs."""
    place = Path(path).resolve()
    sources = [source for source in found.values() if isinstance(source.root, Path)]
    roots: dict[Path, str] = {source.root.resolve(): source.name for source in sources}
    if place not in roots:
        inside = ", ".join(str(root) for root in roots if root.parent == place)
        raise ConfigError(f"packs: found {path}, a folder of packs; expected one of them: {inside}")
    return roots[place]


class Schemas:
    """Finds schemas by file name: shipped ones, and those in the ``schemas`` folders of plugins."""

    def __init__(self, plugins: Sequence[Any]) -> None:
        self._plugins = plugins

    def __call__(self, name: str) -> Mapping[str, Any]:
        for folder in self._folders():
            file = folder / name
            if "/" not in name and file.is_file():
                return json.loads(file.read_text(encoding="utf-8"))  # type: ignore[no-any-return]
        raise KeyError(name)

    def _folders(self) -> Iterator[Traversable]:
        yield data("schemas")
        yield from filter(None, (folder_of(plugin, "schemas") for plugin in self._plugins))
