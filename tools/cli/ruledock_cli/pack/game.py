"""The game an author writes for, and the author's pack."""

from __future__ import annotations

from ruledock.content import PackSource
from ruledock.content.read.sources import packs_at
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.link_pack import link_pack
from ruledock_authoring.workshop import Workshop, workshops_of
from ruledock_cli.catalog import game_named, games
from ruledock_cli.usage import Usage


def ruleset_for(name: str | None) -> Ruleset:
    """The ruleset of a game without modules; of the only one with a workshop, if none is named."""
    if name is None:
        known = [one for one in games() if hasattr(plugins.load(one), "ruledock_workshop")]
        if len(known) != 1:
            raise Usage(f"say which game the pack is for with --game: {', '.join(known)}")
        (name,) = known
    spec = game_named(name).game
    assert spec is not None
    return link(make_config({"game": name, "players": spec.players[1]}))


def workshop_of(ruleset: Ruleset) -> Workshop:
    """The workshop of the game itself, or an error if it has none."""
    found = workshops_of(ruleset).get(ruleset.game.name)
    if found is None:
        raise Usage(f"{ruleset.game.name} has no workshop for authors")
    return found


def one_pack(path: str, game: str | None) -> tuple[PackSource, Ruleset]:
    """The pack at *path*, loaded with the game it is for."""
    source = only_source(path)
    return source, only_ruleset(source, path, game)


def only_source(path: str) -> PackSource:
    """The one pack at *path*."""
    sources = packs_at(path)
    if len(sources) > 1:
        names = ", ".join(source.name for source in sources)
        raise Usage(f"{path} holds several packs, {names}; name one of them")
    return sources[0]


def only_ruleset(source: PackSource, path: str, game: str | None) -> Ruleset:
    """The rules of the one game that a pack is for, with the pack."""
    if game is not None:
        game_named(game)
    ruleset, *others = link_pack(source, game)
    if others:
        names = ", ".join(one.game.name for one in (ruleset, *others))
        raise Usage(f"{path} is for several games, {names}; say which with --game")
    return ruleset
