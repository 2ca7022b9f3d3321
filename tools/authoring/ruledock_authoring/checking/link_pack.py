"""Link a pack with the games it is for, and with the modules whose content it builds on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from attrs import evolve

from ruledock.content import PackSource, find_packs
from ruledock.content.check.content import check_pack
from ruledock.content.check.schema import Checker, SchemaShelf
from ruledock.content.merge.dependencies import names_in
from ruledock.content.read.pack import RawPack, read_pack
from ruledock.engine.text import listed, near
from ruledock.errors import ConfigError, ContentError, Mistake, did_you_mean, wrong
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.load_packs import Schemas
from ruledock.linking.ruleset import Ruleset
from ruledock_drawing.show import count
from ruledock_local.catalog import Plugin, all_plugins, games
from ruledock_mistakes.reporting import report_mistakes


def link_pack(source: PackSource, game: str | None) -> list[Ruleset]:
    """Link a pack with *game*, or with each game it is for; one ruleset for each."""
    read = read_pack(source, ())
    related = _all_related(read)
    known = all_plugins()
    chosen = [_game_named(game)] if game else _games_for(related, known)
    if not chosen:
        raise ContentError(_no_game(read, known))
    return [_link(source, one, _modules(one.name, related, known)) for one in chosen]


def _game_named(name: str) -> Plugin:
    known = games()
    if name not in known:
        raise ConfigError(wrong("no_game", name=name, hint=did_you_mean(name, known)))
    return known[name]


def _no_game(read: RawPack, known: Sequence[Plugin]) -> list[Mistake]:
    """Why no game fits a pack: its pack.json is wrong, or names no pack of any game."""
    file = read.source.file("pack.json")
    # Without a game we cannot judge any other file of the pack.
    own = [mistake for mistake in read.mistakes if mistake.file in (file, read.source.file())]
    wrong = check_pack(evolve(read, mistakes=own), Checker(SchemaShelf(Schemas([])), {}, {}))
    found = report_mistakes([*own, *wrong], [read])
    packs = sorted({pack for one in known if one.game for pack in one.packs})
    key = next((key for key in ("needs", "overlays") if read.pack.get(key)), "needs")
    named = [name for _, name in names_in(read, key)]
    place = f"/{key}" + ("/0" if len(named) == 1 else "")
    expected = f"the pack of a game: {', '.join(packs)}; or say which game it is for with --game"
    close = near(named[0], packs) if named else None
    shown = f"{listed(named) or 'nothing'}, no pack of any game"
    missing = Mistake(file, place, shown, expected, "missing-pack", nearest=close)
    return found or report_mistakes([missing], [read])


def related_to(read: RawPack) -> set[str]:
    """This pack and those it needs or overlays, by name."""
    named = [names_in(read, key) for key in ("needs", "overlays")]
    return {read.name, *(name for names in named for _, name in names)}


def _all_related(read: RawPack) -> set[str]:
    """This pack and all it builds on, directly or through other packs."""
    related, found = related_to(read), find_packs((), ())
    waiting = list(related)
    while waiting:
        name = waiting.pop()
        further = related_to(read_pack(found[name], ())) if name in found else set()
        waiting += further - related
        related |= further
    return related


def _games_for(related: set[str], known: Sequence[Plugin]) -> list[Plugin]:
    return [
        game
        for game in known
        if game.game
        and any(one.packs & related for one in known if one is game or one.belongs_to(game.name))
    ]


def _modules(game: str, related: set[str], known: Sequence[Plugin]) -> list[str]:
    """The modules that bring the related packs, and the modules those need in turn."""
    of_game = {one.name: one for one in known if one.belongs_to(game)}
    wanted = [name for name, one in of_game.items() if one.packs & related]
    for name in wanted:
        needed = [other for need in of_game[name].needs for other in need.modules]
        wanted += [other for other in needed if other in of_game and other not in wanted]
    return wanted


def _link(source: PackSource, game: Plugin, modules: list[str]) -> Ruleset:
    most, place = _most_players(game, modules), str(Path(str(source.root)).resolve())
    settings = {"game": game.name, "modules": modules, "players": most, "packs": [place]}
    return link(make_config(settings))


def _most_players(game: Plugin, modules: list[str]) -> int:
    """The largest table that the game and all these modules allow."""
    assert game.game is not None
    chosen = [one for one in all_plugins() if one.name in modules]
    limits = [need.players for one in chosen for need in one.needs if need.players]
    return min(most for _, most in [game.game.players, *limits])


def describe_pack(ruleset: Ruleset, pack: str) -> str:
    """What a pack holds, in a few words."""
    info = ruleset.content.packs[pack]
    items = ", ".join(count(len(ids), kind, kind) for kind, ids in info.adds.items())
    return f"pack {info.name} {info.version} for {ruleset.game.name}: {items or 'no items'}"
