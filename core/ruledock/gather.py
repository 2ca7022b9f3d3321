"""Linking, the rest of it: what plugins need, what the host set, and what the packs hold."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from ruledock import plain
from ruledock.combine import Contribution
from ruledock.config import Config, is_path, lying
from ruledock.config_schema import SETTINGS
from ruledock.errors import ConfigError, LinkError, did_you_mean
from ruledock.hooks import Needs
from ruledock.resources import data
from ruledock.ruleset import GameSpec


@attrs.frozen
class Parts:
    """Everything the plugins of one ruleset contributed."""

    contributions: Mapping[str, Sequence[Contribution]]
    combined: Mapping[str, Any]
    """The hooks a game declared, each already combined."""

    def each(self, hook: str) -> Iterator[tuple[str, Any]]:
        """Every single thing contributed to a hook, with the plugin it comes from."""
        for part in self.contributions[hook]:
            yield from ((part.plugin, one) for one in part.value)

    def all(self, hook: str) -> Iterator[Any]:
        """Every single thing contributed to a hook."""
        return (one for _, one in self.each(hook))

    def by_plugin(self, hook: str) -> Iterator[tuple[str, Any]]:
        """The one thing each plugin contributed; a second one is an error."""
        seen = set()
        for plugin, one in self.each(hook):
            if plugin in seen:
                raise LinkError(f"{plugin} contributes twice to {hook}")
            seen.add(plugin)
            yield plugin, one


def with_settings(game: GameSpec, added: Iterable[tuple[str, Any]]) -> GameSpec:
    """The game with what modules let a host set beside its own settings."""
    known = {field.name: "every game" for field in attrs.fields(Config)}
    known |= dict.fromkeys(game.options, game.name)
    options = dict(game.options)
    for plugin, (name, schema) in added:
        if known.setdefault(name, plugin) != plugin:
            raise LinkError(
                f"setting {name!r} may have one owner only, and both {known[name]} and {plugin} "
                "claim it"
            )
        options[name] = schema
    return attrs.evolve(game, options=options)


def settings(config: Config, game: GameSpec) -> Config:
    """The configuration with the game's own settings checked and their defaults filled in."""
    problems = []
    low, high = game.players
    if len(set(config.names)) != config.players:
        problems.append(f"names: found {len(set(config.names))}, expected one for each player")
    if not low <= config.players <= high:
        found = config.players
        problems.append(f"players: {game.title} is for {low} to {high} players, not {found}")
    known = [*game.options, *SETTINGS]
    for name, value in config.options.items():
        if name not in game.options:
            hint = did_you_mean(name, known)
            problems.append(f"{plain.place([name])[1:]}: {config.game} has no such setting; {hint}")
        else:
            problems += _misfits(name, value, game.options[name])
    if problems:
        raise ConfigError(plain.report(problems))
    defaults = {name: spec["default"] for name, spec in game.options.items() if "default" in spec}
    return attrs.evolve(config, options={**defaults, **config.options}, levels=dict(game.windows))


def _misfits(name: str, value: Any, schema: Mapping[str, Any]) -> Iterator[str]:
    from ruledock.content.schema import Checker, SchemaShelf

    written = json.loads(json.dumps(value, default=str))
    shelf = SchemaShelf(Schemas([]))
    for problem in Checker(shelf, {}, {}).problems(shelf.add(schema), written):
        hint = f'; did you mean "{problem.nearest}"?' if problem.nearest else ""
        place = f"{name}{problem.pointer}"
        yield f"{place}: found {problem.found}, expected {problem.expected}{hint}"


def check_needs(config: Config, game: GameSpec, parts: Parts) -> None:
    """Refuse modules that miss something or exclude each other; all reasons at once."""
    problems: list[str] = []
    for plugin, needs in parts.each("ruledock_needs"):
        problems += _unmet(plugin, needs, config)
    if problems:
        raise ConfigError("\n".join(problems))


def _unmet(plugin: str, needs: Needs, config: Config) -> Iterator[str]:
    for other in needs.modules:
        if other not in config.modules:
            yield f"module {plugin!r} needs module {other!r}"
    for other, why in needs.excludes.items():
        if other in config.modules:
            yield f"modules {plugin!r} and {other!r} cannot be played together: {why}"
    if needs.players and not needs.players[0] <= config.players <= needs.players[1]:
        low, high = needs.players
        yield f"module {plugin!r} is for {low} to {high} players, not {config.players}"


def bots(parts: Parts) -> dict[str, Any]:
    """The bots there are: the core's, and in front of them those that plugins bring."""
    from ruledock.bots import GreedyBot, RandomBot
    from ruledock.bots.planner import Planner

    owners: dict[str, str] = {}
    found: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot, "planner": Planner}
    for plugin, (name, make) in parts.each("ruledock_bots"):
        if owners.setdefault(name, plugin) != plugin:
            raise LinkError(
                f"bot {name!r} may have one owner only, and both {owners[name]} and "
                f"{plugin} claim it"
            )
        found[name] = make
    return found


def gather_content(
    config: Config, game: GameSpec, parts: Parts, plugins: Sequence[Any]
) -> dict[str, Any]:
    """Words, operations, content and rules: what packs hold, and what it is said in."""
    from ruledock.content import apply_overrides, default_cache_dir, load_content
    from ruledock.content.read import read_pack
    from ruledock.operations import OperationRegistry, freeze
    from ruledock.words import WordRegistry, owned

    said = [word for plugin, word in parts.each("ruledock_words") for word in owned([word], plugin)]
    kinds = {kind.name: kind for kind in _one_owner(parts, "ruledock_content")}
    packs, named = _wanted(config, game, parts)
    read = {pack.name: read_pack(pack, kinds) for pack in packs}
    values = word_values(game.values, read.values(), kinds)
    words = WordRegistry(said, game.sorts, values, game.scene)
    done = [attrs.evolve(one, owner=plugin) for plugin, one in parts.each("ruledock_operations")]
    operations = OperationRegistry(done)
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
    """The values that packs bring to the words of a game, in order."""
    items = [item for raw in read for item in raw.items]
    found: dict[str, tuple[str, ...]] = {}
    for sort, places in wanted.items():
        values: set[str] = set()
        for place in (places,) if isinstance(places, str) else places:
            kind, *keys = place.split("/")
            own = [item.value for item in items if item.kind == kind]
            values |= set(_reached(own, keys or [kinds[kind].key]))
        found[sort] = tuple(sorted(values))
    return found


def _reached(value: Any, keys: Sequence[str]) -> Iterator[str]:
    """Every text that some keys lead to, through all lists; of an object its keys."""
    if isinstance(value, list):
        for each in value:
            yield from _reached(each, keys)
    elif keys and isinstance(value, Mapping):
        yield from _reached(value.get(keys[0]), keys[1:])
    elif not keys and isinstance(value, str | Mapping):
        yield from [value] if isinstance(value, str) else value


def _one_owner(parts: Parts, hook: str) -> Iterator[Any]:
    owners: dict[str, str] = {}
    for plugin, one in parts.each(hook):
        if owners.setdefault(one.name, plugin) != plugin:
            both = f"{owners[one.name]} and {plugin}"
            raise LinkError(f"{one.name} may have one owner only, and both {both} claim it")
        yield one


def _wanted(config: Config, game: GameSpec, parts: Parts) -> tuple[list[Any], dict[str, str]]:
    """The packs a configuration is played with, and by path the names of those it has paths of."""
    from ruledock.content import find_packs

    paths = [pack for pack in config.packs if is_path(pack)]
    names = {*game.packs, *(pack for pack in config.packs if pack not in paths)}
    for _, needs in parts.each("ruledock_needs"):
        names |= set(needs.packs)
        for module in set(config.modules) & set(needs.packs_with):
            names |= set(needs.packs_with[module])
    found = find_packs(paths, names)
    _refuse_missing(names, found)
    named = {path: _lying_at(path, found) for path in paths}
    names |= {*named.values()}
    names |= set(game.packs_of(config.options, found))
    _refuse_missing(names, found)
    return [source for name, source in found.items() if name in names], named


def _refuse_missing(names: Iterable[str], found: Mapping[str, Any]) -> None:
    told = [
        f'no pack {name!r} is installed; for the one that lies here write "{place}"'
        if (place := lying(Path(), name))
        else f"no pack {name!r}; {did_you_mean(name, found)}"
        for name in sorted(names)
        if name not in found
    ]
    if told:
        raise ConfigError("\n".join(told))


def _lying_at(path: str, found: Mapping[str, Any]) -> str:
    """The name of the pack at a path; a folder in which packs lie side by side is none itself."""
    place = Path(path).resolve()
    sources = [source for source in found.values() if isinstance(source.root, Path)]
    roots: dict[Path, str] = {source.root.resolve(): source.name for source in sources}
    if place not in roots:
        inside = ", ".join(str(root) for root in roots if root.parent == place)
        raise ConfigError(f"packs: found {path}, a folder of packs; expected one of them: {inside}")
    return roots[place]


class Schemas:
    """Schemas by file name: the shipped ones, and those in a plugin's folder ``schemas``."""

    def __init__(self, plugins: Sequence[Any]) -> None:
        self.folders = [plugin.schemas for plugin in plugins if hasattr(plugin, "schemas")]

    def __call__(self, name: str) -> Mapping[str, Any]:
        for folder in [data("schemas"), *self.folders]:
            file = folder / name
            if "/" not in name and file.is_file():
                return json.loads(file.read_text(encoding="utf-8"))  # type: ignore[no-any-return]
        raise KeyError(name)
