"""Linking: make one immutable ruleset from a configuration, its plugins and packs.

Every hook is called here and never again. All conflicts are reported at once.
"""

from __future__ import annotations

import copyreg
import gc
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from typing import Any

import attrs
import pluggy

from ruledock.content import stamp
from ruledock.engine.codec import codec
from ruledock.engine.interrupts import Interrupt
from ruledock.engine.machine import windows
from ruledock.engine.options import Axis, Option, label_id, seats
from ruledock.engine.plain import first_of
from ruledock.engine.secret_choices import RECHECK, WITHDRAW, Recheck, Withdraw
from ruledock.engine.windows import Nothing, Window
from ruledock.errors import ConfigError, LinkError, did_you_mean, owner_clash, wrong
from ruledock.linking import hooks, plugins
from ruledock.linking.answers import answers
from ruledock.linking.combine import ONE, Contribution, combine, contributions
from ruledock.linking.config import Config
from ruledock.linking.declarations import DECLARATIONS, check_secrets, declared
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.linked_hooks import Hooks, check_hooks
from ruledock.linking.load_packs import load_packs
from ruledock.linking.parts import Parts
from ruledock.linking.requirements import check_needs
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.settings import settings, with_settings
from ruledock.messages import LOCALES, Phrasebook, fluent_pattern

_linked: dict[tuple[Any, ...], Ruleset] = {}
CORE_OPTIONS: tuple[tuple[str, type[Option]], ...] = (("core", Withdraw), ("core", Nothing))
FIRST = ("ruledock_game", "ruledock_needs")
"""What is asked before anything else: a module of another game has hooks that look misspelt."""
Asked = Mapping[str, list[Contribution]]
_MOST = 64
"""How many rulesets to keep; while somebody edits a pack, each change makes a new one."""


def link(config: Config) -> Ruleset:
    """The ruleset of a configuration; cached until its packs change."""
    key = (config.key, stamp(config.packs), plugins.generation())
    ruleset = _linked.get(key)
    if ruleset is None:
        with gc_paused():
            ruleset = _linked[key] = link_afresh(config)
        # Saves and pickles hold the configuration with all defaults: the same ruleset again.
        _linked.setdefault((ruleset.config.key, *key[1:]), ruleset)
        for oldest in list(_linked)[:-_MOST]:
            del _linked[oldest]
    return ruleset


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause garbage collection: in linking it takes a tenth of the time and finds nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def linked() -> list[Ruleset]:
    """The rulesets that are kept, each once."""
    return [*{id(one): one for one in _linked.values()}.values()]


def forget() -> None:
    """Clear the cache of rulesets, so that linking reads all packs again."""
    _linked.clear()


def link_afresh(config: Config, order: Sequence[str] = ()) -> Ruleset:
    """Link without the cache, docking modules in this order; tests check that it never matters."""
    config = attrs.evolve(config, seed=None)
    plugged = _load(config, order or config.modules)
    dock = _dock(plugged)
    first = {name: contributions(getattr(dock.hook, name)) for name in FIRST}
    game = _game(config, first)
    _refuse_unknown_hooks(dock)
    _require_attrs(config.game, game.table)
    own = plugins.specs_of(plugged[config.game])
    check_hooks(config.game, game.hooks, plugins.hooks_in(own))
    parts = _collect(dock, plugged, first)
    game = with_settings(game, parts.each("ruledock_settings"))
    config = settings(config, game)
    check_needs(config, parts)
    _learn_messages(plugged, parts)
    interrupts = {**parts.combined["INTERRUPTS"], Withdraw: WITHDRAW}
    kinds = {**parts.combined["STEPS"], Recheck: RECHECK}
    kinds[Window] = windows(tuple(interrupts.values()))
    option_names = _options(parts)
    options = tuple(option_names)
    _check_options(interrupts, options)
    loaded = load_packs(config, game, parts, list(plugged.values()))
    Phrasebook.packs.update(dict.fromkeys(loaded["content"].sources.values()))
    ruleset = Ruleset(
        config=config,
        game=game,
        plugins=tuple(sorted(plugged)),
        kinds=kinds,
        asking=_asking(config, game),
        names=config.names,
        step_names=_step_names(parts),
        options=options,
        option_names=option_names,
        things=_things(options, parts),
        interrupts=interrupts,
        drawers=_drawers(parts),
        checks=tuple(parts.each("ruledock_checks")),
        hooks=_hooks(game, parts),
        views=parts.combined["ruledock_view"],
        guesses=tuple(parts.all("ruledock_guess")),
        digest=_digest(config, loaded["content"].digest),
        ask=lambda hook: _ask_for_tool(plugged, hook),
        **loaded,
    )
    ruleset.open_books(parts.combined["ruledock_book"])
    return ruleset


# A pickle holds the configuration, and whoever loads it links again.
copyreg.pickle(Ruleset, lambda ruleset: (link, (ruleset.config,)))


def _asking(config: Config, game: GameSpec) -> dict[str, frozenset[int]]:
    """By window: the players who want to be asked there."""
    players = range(config.players)
    return {
        window: frozenset(player for player in players if config.asks(window, player))
        for window in game.windows
    }


def _load(config: Config, modules: Sequence[str]) -> dict[str, Any]:
    """The game's plugin and exactly the modules that the configuration names."""
    loaded, problems = {}, list[Any]()
    for name, what in [(config.game, "game"), *((name, "module") for name in modules)]:
        try:
            loaded[name] = plugins.load(name, what)
        except ConfigError as error:
            problems += error.args
    if problems:
        raise ConfigError(*first_of(problems))
    return loaded


def _dock(plugged: Mapping[str, Any], *, late: bool = False) -> pluggy.PluginManager:
    """Register what plugins contribute to hooks; with *late*, also in their parts for tools."""
    dock = pluggy.PluginManager(hooks.PROJECT)
    games = [specs for plugin in plugged.values() if (specs := plugins.specs_of(plugin))]
    for specs in (hooks, *plugins.tool_specs(), *games):
        dock.add_hookspecs(specs)
    for name, plugin in plugged.items():
        try:
            dock.register(answers(name, plugins.parts_of(name, plugin, late=late)), name=name)
        except pluggy.PluginValidationError as error:
            raise LinkError(str(error)) from None
    return dock


def _refuse_unknown_hooks(dock: pluggy.PluginManager) -> None:
    """Refuse misspelt hooks; otherwise nobody would ever call them."""
    known = [name for name in vars(dock.hook) if getattr(dock.hook, name).has_spec()]
    problems = [
        f"plugin {impl.plugin_name!r} implements {name}, which no plugin here declares; "
        f"{did_you_mean(name, known)}"
        for name, caller in vars(dock.hook).items()
        if not name.startswith("_") and not caller.has_spec()
        for impl in caller.get_hookimpls()
        if not impl.optionalhook
    ]
    if problems:
        raise LinkError("\n".join(problems))


def _collect(dock: pluggy.PluginManager, plugged: Mapping[str, Any], first: Asked) -> Parts:
    """All contributions of the plugins, except to the hooks of tools, which ask later."""
    later = {name for specs in plugins.tool_specs() for name in vars(specs)}
    asked = {**first}
    combined: dict[str, Any] = {}
    for name, caller in sorted(vars(dock.hook).items()):
        if name.startswith("_") or caller.spec is None or name in later:
            continue
        if name not in asked:
            asked[name] = contributions(caller)
        combined[name] = _combine_hook(caller, asked[name])
    for what in DECLARATIONS:
        asked[what.name] = declared(what, plugged.items())
        combined[what.name] = combine(what.way, what.name, asked[what.name], calls=False)
    return Parts(asked, combined)


def _ask_for_tool(plugged: Mapping[str, Any], hook: str) -> Any:
    """Call the hook of a tool and combine the contributions."""
    known = [name for specs in plugins.tool_specs() for name in plugins.hooks_in(specs)]
    if hook not in known:
        raise LinkError(f"no tool declares the hook {hook!r}; {did_you_mean(hook, known)}")
    return _combine_hook(getattr(_dock(plugged, late=True).hook, hook))


def _combine_hook(caller: Any, parts: Sequence[Contribution] | None = None) -> Any:
    spec = caller.spec.function
    given = contributions(caller) if parts is None else parts
    return combine(spec.way, caller.name, given, calls=spec.calls)


def _game(config: Config, first: Asked) -> GameSpec:
    """The game. Refuse modules of other games here, before their hooks look misspelt."""
    games = first["ruledock_game"]
    game: GameSpec | None = combine(ONE, "ruledock_game", games, calls=False)
    if game is None or games[0].plugin != config.game:
        raise ConfigError(wrong("no_such_game", module=config.game))
    strangers = [
        wrong("other_game", module=part.plugin, games=[*needs.games], game=config.game)
        for part in first["ruledock_needs"]
        for needs in part.value
        if needs.games and config.game not in needs.games
    ]
    if strangers:
        raise ConfigError(*strangers)
    return game


def _hooks(game: GameSpec, parts: Parts) -> Hooks:
    """The combined contributions to all hooks but the core's, which only linking reads."""
    others = {*plugins.hooks_in(hooks), *(what.name for what in DECLARATIONS)}
    return game.hooks({name: one for name, one in parts.combined.items() if name not in others})


def _learn_messages(plugged: Mapping[str, Any], parts: Parts) -> None:
    """Learn what plugins say: in files beside them, in Python, and as labels of options."""
    learning: list[tuple[str, Callable[[], None]]] = [
        (name, partial(Phrasebook.learn, name, folder))
        for name, plugin in sorted(plugged.items())
        if (folder := plugins.folder_of(plugin, LOCALES)) is not None
    ]
    learning += [
        (name, partial(Phrasebook.add, text, name)) for name, text in parts.each("MESSAGES")
    ]
    learning += [(name, partial(_learn_label, name, one)) for name, one in parts.each("OPTIONS")]
    for plugin, learn in learning:
        try:
            learn()
        except ValueError as error:
            raise LinkError(f"plugin {plugin!r}: {error}") from None


def _learn_label(plugin: str, kind: type[Option]) -> None:
    id_ = label_id(f"{plugin}.{kind.kind}")
    if kind.label or not Phrasebook.has(id_):
        form = kind.template[:1].upper() + kind.template[1:]
        Phrasebook.add_patterns({id_: kind.label or fluent_pattern(form)}, plugin)


def _step_names(parts: Parts) -> dict[type, str]:
    """The name of each step class in saves."""
    steps: dict[str, type] = {"core.window": Window, "core.recheck": Recheck}
    for plugin, kind in parts.each("STEPS"):
        _require_savable(plugin, kind.step)
        name = f"{plugin}.{kind.name}"
        if steps.setdefault(name, kind.step) is not kind.step:
            raise LinkError(f"plugin {plugin!r} has two step kinds called {kind.name!r}")
    return {step: name for name, step in steps.items()}


def _require_attrs(plugin: str, kind: Any) -> None:
    """Refuse a class without attrs: copies would share its fields, and saves would lose them."""
    if "__attrs_attrs__" not in vars(kind):
        raise LinkError(
            f"plugin {plugin!r}: {kind.__name__} is not declared with @table, @drawer or @step"
        )
    check_secrets(plugin, kind)


def _require_savable(plugin: str, kind: Any) -> None:
    _require_attrs(plugin, kind)
    try:
        codec(kind)
    except (TypeError, ValueError, NameError) as error:
        raise LinkError(f"plugin {plugin!r}: {kind.__name__} cannot be saved: {error}") from None


def _options(parts: Parts) -> dict[type[Option], str]:
    """All kinds of option with their names; each has a notation and a name of its own."""
    found: dict[str, tuple[str, type[Option]]] = {}
    names: dict[str, type[Option]] = {}
    problems = []
    for plugin, kind in [*CORE_OPTIONS, *parts.each("OPTIONS")]:
        skeleton = " ".join("_" if "{" in word else word for word in kind.template.split())
        owner = found.setdefault(skeleton, (plugin, kind))
        if owner[1] is not kind:
            problems.append(owner_clash(f"notation {kind.template!r}", owner[0], plugin))
        elif names.setdefault(f"{plugin}.{kind.kind}", kind) is not kind:
            both = f"{names[f'{plugin}.{kind.kind}'].template!r} and {kind.template!r}"
            problems.append(f"{plugin} calls options {both} {kind.kind!r}; give one another kind=")
    if problems:
        raise LinkError("\n".join(problems))
    return {kind: name for name, kind in names.items()}


def _things(options: Sequence[type[Option]], parts: Parts) -> dict[str, Axis]:
    """By kind: the things that messages and options name."""
    every = [axis for kind in options for axis in kind.axes.values()]
    named = [*(axis.of or axis for axis in every), *(axis for _, axis in parts.each("THINGS"))]
    return {"player": seats(), **{axis.name: axis for axis in named}}


def _check_options(interrupts: Mapping[type[Option], Interrupt], known: Sequence[type]) -> None:
    missing = [one.name for kind, one in interrupts.items() if kind not in known]
    if missing:
        raise LinkError(f"interrupts whose options no plugin declares: {', '.join(missing)}")


def _drawers(parts: Parts) -> tuple[Any, ...]:
    for plugin, kind in parts.each("DRAWERS"):
        _require_savable(plugin, kind)
        if not kind.name:
            raise LinkError(f"plugin {plugin!r}: the drawer {kind.__name__} has no name")
    return tuple(parts.combined["DRAWERS"].values())


def _digest(config: Config, content: str) -> str:
    """A digest of settings and content; the paths of packs do not matter."""
    settings = attrs.evolve(config, packs=()).to_dict()
    text = json.dumps([settings, content], sort_keys=True)
    return blake2b(text.encode(), digest_size=12).hexdigest()
