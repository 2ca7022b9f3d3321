"""Check that modules are independent: order and absence do not show, and streams are their own."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, permutations
from random import Random
from typing import Any

import attrs

from ruledock.engine.chance import Chance
from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.history import Start
from ruledock.game.new_game import new_game
from ruledock.linking import plugins
from ruledock.linking.config import Config, make_config
from ruledock.linking.link import link, link_afresh
from ruledock.linking.table import new_table
from ruledock.testing.failures import require, require_equal
from ruledock.testing.keeping import views
from ruledock.testing.walking import Wanderer
from ruledock.values import frozen
from ruledock_mistakes.saves import schema

ORDERS = 24
"""Orders of modules to try."""


def modules_of(game: str) -> list[str]:
    """The known modules for *game*."""
    found = []
    for name in plugins.known():
        needs = getattr(plugins.load(name), "ruledock_needs", None)
        if needs is not None and any(game in one.games for one in needs()):
            found.append(name)
    return found


def check_module_order(config: Config, seed: int, *, orders: int = ORDERS) -> None:
    """Check that the order in which modules are listed and docked changes nothing."""
    expected = None
    for order in islice(permutations(config.modules), orders):
        listed = make_config({**config.to_dict(), "modules": list(order)})
        require_equal("module-order", "the configurations differ", config.key, listed.key)
        game = Game(new_table(link_afresh(config, order), seed), Start(config, seed))
        Wanderer(Random(seed)).play(game)
        played = _bytes(game)
        expected = expected or played
        require_equal("module-order", f"docked as {', '.join(order)}", expected, played)


def _bytes(game: Game) -> dict[str, str]:
    whole = {"record": game.record.to_dict(), "save": game.save(), "views": views(game)}
    return {name: json.dumps(part) for name, part in whole.items()}


def check_absent(game: Game, modules: Iterable[str]) -> None:
    """Check that a module that is off has no key or step in saves, views and schemas."""
    off = [name for name in modules if name not in game.ruleset.plugins]
    shown = {"save": game.save(), "view": views(game), "schema": schema(game.ruleset)}
    for what, part in shown.items():
        for key, at in _keys(part):
            owner = key.split(".")[0]
            why = f"{what}{at}: found {key!r}, but module {owner!r} is off"
            require(owner not in off, "absent", why)


def _keys(part: Any, at: str = "") -> Iterator[tuple[str, str]]:
    """Every key and every step name, with its place."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield str(key), at
            if key in ("step", "const") and isinstance(value, str):
                yield value, f"{at}/{key}"
            yield from _keys(value, f"{at}/{key}")
    elif isinstance(part, list):
        for place, value in enumerate(part):
            yield from _keys(value, f"{at}/{place}")


@frozen
class Draw:
    """One draw from chance."""

    stream: str
    limit: int
    value: int
    module: str
    """The Python module that drew."""


def check_streams(config: Config, seed: int) -> None:
    """Check that plugins draw only from streams named after them, and shift no other stream."""
    owners = _owners([config.game, *config.modules])
    drawn = _draws_of(config, seed)
    for draw in drawn:
        name = draw.stream.split(".")[0]
        require(name in owners.values(), "streams", f"{draw.stream!r} is named after no plugin")
        owner = _owner(draw.module, owners)
        why = f"{draw.module} of {owner!r} draws from {draw.stream!r}"
        require(owner in (None, name), "streams", why)
    for module in config.modules:
        rest = tuple(name for name in config.modules if name != module)
        without = attrs.evolve(config, modules=rest)
        if can_link(without):
            _check_unshifted(module, drawn, _draws_of(without, seed))


def can_link(config: Config) -> bool:
    """Whether the configuration is valid; it may need a module that was left out."""
    try:
        link(config)
    except ConfigError:
        return False
    return True


def _check_unshifted(module: str, drawn: Sequence[Draw], without: Sequence[Draw]) -> None:
    """Check that draws of a stream are the same with and without a module, if limits agree."""
    for stream in {draw.stream for draw in drawn}:
        mine = [(draw.limit, draw.value) for draw in drawn if draw.stream == stream]
        yours = [(draw.limit, draw.value) for draw in without if draw.stream == stream]
        for number, (one, other) in enumerate(zip(mine, yours, strict=False)):
            why = f"{module!r} shifts draw {number} of {stream!r}: {one}, without it {other}"
            require(one[0] != other[0] or one == other, "streams", why)


def _owners(names: Iterable[str]) -> dict[str, str]:
    """By Python module: its plugin."""
    found = {name: plugins.load(name) for name in names}
    return {getattr(plugin, "__name__", name): name for name, plugin in found.items()}


def _owner(module: str, owners: dict[str, str]) -> str | None:
    near = [home for home in owners if module == home or module.startswith(f"{home}.")]
    return owners[max(near, key=len)] if near else None


def _draws_of(config: Config, seed: int) -> list[Draw]:
    link(config)
    with _record_draws() as heard:
        Wanderer(Random(seed)).play(new_game(config, seed))
    return heard


@contextmanager
def _record_draws() -> Iterator[list[Draw]]:
    """Record all draws in the block, and who makes them."""
    heard: list[Draw] = []
    usual: Any = (Chance.below, Chance.draw_many)
    listening: Any = Chance

    def below(chance: Chance, stream: str, n: int) -> int:
        value: int = usual[0](chance, stream, n)
        heard.append(Draw(stream, n, value, _asker()))
        return value

    def draw_many(chance: Chance, stream: str, pool: list[Any], count: int) -> list[Any]:
        return [chance.draw(stream, pool) for _ in range(min(count, len(pool)))]

    listening.below, listening.draw_many = below, draw_many
    try:
        yield heard
    finally:
        listening.below, listening.draw_many = usual


def _asker() -> str:
    frame = sys._getframe(2)
    while frame.f_back and frame.f_globals.get("__name__", "").split(".")[0] == "ruledock":
        frame = frame.f_back
    return str(frame.f_globals.get("__name__", ""))
