"""Checking packs: with the game they are made for, and with the modules whose things they hold."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve

from ruledock.content import PackSource, find_packs
from ruledock.content.check.content import check_pack_file
from ruledock.content.check.reporting import report
from ruledock.content.merge.dependencies import names_in
from ruledock.content.read.pack import RawPack, read_pack
from ruledock.content.read.sources import packs_in
from ruledock.engine.text import listed, near
from ruledock.errors import ContentError, Mistake, RuledockError
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.load_packs import Schemas
from ruledock.linking.ruleset import Ruleset
from ruledock_cli.catalog import Plugin, all_plugins, game_named
from ruledock_drawing.show import count


def check_pack(path: Path, game: str | None) -> Iterator[tuple[str, str | RuledockError]]:
    """For each pack at *path*: its place, and what it holds or what is wrong with it."""
    for source in sources_at(path):
        try:
            rulesets = linked_with(source, game)
            yield source.file(), "; ".join(held(ruleset, source.name) for ruleset in rulesets)
        except RuledockError as error:
            yield source.file(), error


def sources_at(path: Path) -> list[PackSource]:
    """The packs that lie at *path*; an error if there are none."""
    here = list(packs_in(path)) if os.path.exists(path) else []
    return here or list(find_packs([path]).values())


def linked_with(source: PackSource, game: str | None) -> list[Ruleset]:
    """For each game a pack is for, the ruleset with it and the modules it is about."""
    read = read_pack(source, ())
    hints = _all_hints(read)
    known = all_plugins()
    games = [game_named(game)] if game else _games_for(hints, known)
    if not games:
        raise ContentError(_for_nobody(read, known))
    return [_linked(source, one, _modules(one.name, hints, known)) for one in games]


def _for_nobody(read: RawPack, known: Sequence[Plugin]) -> list[Mistake]:
    """Why no game can be found for a pack: its pack.json is wrong, or names no pack of any."""
    file = read.source.file("pack.json")
    # What else lies in the pack means something to a game only.
    told = [mistake for mistake in read.mistakes if mistake.file in (file, read.source.file())]
    alone = evolve(read, mistakes=told)
    found = check_pack_file(alone, Schemas([]))
    packs = sorted({pack for one in known if one.game for pack in one.packs})
    key = next((key for key in ("needs", "overlays") if read.pack.get(key)), "needs")
    named = [name for _, name in names_in(read, key)]
    place = f"/{key}" + ("/0" if len(named) == 1 else "")
    expected = f"the pack of a game: {', '.join(packs)}; or say which game it is for with --game"
    close = near(named[0], packs) if named else None
    shown = f"{listed(named) or 'nothing'}, no pack of any game"
    missing = Mistake(file, place, shown, expected, "missing-pack", nearest=close)
    return found or report([missing], [read])


def hints_of(read: RawPack) -> set[str]:
    """The packs that this one is about: itself, and those it builds on."""
    named = [names_in(read, key) for key in ("needs", "overlays")]
    return {read.name, *(name for names in named for _, name in names)}


def _all_hints(read: RawPack) -> set[str]:
    """The packs that this one is about, and those that they are about in turn."""
    hints, found = hints_of(read), find_packs((), ())
    waiting = list(hints)
    while waiting:
        name = waiting.pop()
        further = hints_of(read_pack(found[name], ())) if name in found else set()
        waiting += further - hints
        hints |= further
    return hints


def _games_for(hints: set[str], known: Sequence[Plugin]) -> list[Plugin]:
    return [
        game
        for game in known
        if game.game
        and any(one.packs & hints for one in known if one is game or one.belongs_to(game.name))
    ]


def _modules(game: str, hints: set[str], known: Sequence[Plugin]) -> list[str]:
    """The modules that bring what the pack is about, and those they need in turn."""
    of_game = {one.name: one for one in known if one.belongs_to(game)}
    wanted = [name for name, one in of_game.items() if one.packs & hints]
    for name in wanted:
        needed = [other for need in of_game[name].needs for other in need.modules]
        wanted += [other for other in needed if other in of_game and other not in wanted]
    return wanted


def _linked(source: PackSource, game: Plugin, modules: list[str]) -> Ruleset:
    most = min(need.players[1] for need in [*_limits(game, modules)])
    settings: dict[str, Any] = {"game": game.name, "modules": modules, "players": most}
    return link(make_config({**settings, "packs": [str(Path(str(source.root)).resolve())]}))


def held(ruleset: Ruleset, pack: str) -> str:
    """What a pack holds, in a few words."""
    info = ruleset.content.packs[pack]
    items = ", ".join(count(len(ids), kind, kind) for kind, ids in info.adds.items())
    return f"pack {info.name} {info.version} for {ruleset.game.name}: {items or 'no items'}"


def _limits(game: Plugin, modules: list[str]) -> Iterator[Any]:
    from ruledock.linking.hooks import Needs  # late: starting is quick

    assert game.game is not None
    yield Needs(players=game.game.players)
    for one in all_plugins():
        if one.name in modules:
            yield from (need for need in one.needs if need.players)
