"""The game an author writes for, and the author's pack."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import attrs

from ruledock.content import PackSource
from ruledock.content.read.pack import read_pack
from ruledock.content.read.sources import pack_around, packs_at
from ruledock.engine.text import listed
from ruledock.errors import ContentError, Mistake
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.workshop import Workshop, workshops_of
from ruledock_cli.catalog import game_named, games
from ruledock_cli.check.link_pack import link_pack
from ruledock_cli.usage import Usage
from ruledock_drawing.show import warn


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
        raise Usage(f"{ruleset.game.name} lends its authors no workshop")
    return found


@attrs.frozen
class GoodPart:
    """What can be used of a pack, and what cannot."""

    source: PackSource
    ruleset: Ruleset
    ids: tuple[str, ...] = ()
    """The items that were named, if not the whole pack."""
    mistakes: tuple[Mistake, ...] = ()
    """Why other items are left out."""

    def warn(self) -> None:
        """Say what was left out, and why."""
        if self.mistakes:
            left = sorted({mistake.file for mistake in self.mistakes})
            warn(f"ruledock: left out {listed(left)}, first mistake\n{self.mistakes[0]}")


def good_part(path: str, game: str | None) -> GoodPart:
    """The pack at *path*, or around the item in that file, without the items that are wrong."""
    file = Path(path)
    named = file.is_file() and file.suffix == ".json" and file.name != "pack.json"
    around = pack_around(file) if named else None
    source = _only_source(path) if around is None else around
    try:
        loaded = GoodPart(source, _only_ruleset(source, path, game))
    except ContentError as error:
        loaded = _without_wrong(source, game, path, error)
    if around is None:
        return loaded
    kinds = loaded.ruleset.content.items
    mine = around.file(file.resolve().relative_to(str(around.root)).as_posix())
    items = [item for item in read_pack(around, kinds).items if item.file == mine]
    ids = tuple(str(item.value.get("id")) for item in items if isinstance(item.value, dict))
    known = {id for of_kind in kinds.values() for id in of_kind}
    if not ids or not set(ids) <= known:
        raise ContentError([one for one in loaded.mistakes if one.file == mine])
    return attrs.evolve(loaded, ids=ids)


def _without_wrong(
    source: PackSource, game: str | None, path: str, error: ContentError
) -> GoodPart:
    """The pack once more without the files that hold mistakes; the error, if that does not help."""
    raw = read_pack(source, [child.name for child in source.root.iterdir() if child.is_dir()])
    wrong = {name for name in raw.texts if source.file(name) in {m.file for m in error.mistakes}}
    if not wrong or "pack.json" in wrong or any("/" not in name for name in wrong):
        raise error
    with TemporaryDirectory() as folder:
        for name, data in raw.texts.items():
            if name not in wrong:
                target = Path(folder) / source.name / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data if isinstance(data, bytes) else data.encode())
        (copy,) = packs_at(str(Path(folder) / source.name))
        try:
            ruleset = _only_ruleset(copy, path, game)
        except ContentError:
            raise error from None
    return GoodPart(source, ruleset, (), tuple(error.mistakes))


def one_pack(path: str, game: str | None) -> tuple[PackSource, Ruleset]:
    """The pack at *path*, loaded with the game it is for."""
    source = _only_source(path)
    return source, _only_ruleset(source, path, game)


def _only_source(path: str) -> PackSource:
    sources = packs_at(path)
    if len(sources) > 1:
        names = ", ".join(source.name for source in sources)
        raise Usage(f"{path} holds several packs, {names}; name one of them")
    return sources[0]


def _only_ruleset(source: PackSource, path: str, game: str | None) -> Ruleset:
    ruleset, *others = link_pack(source, game)
    if others:
        names = ", ".join(one.game.name for one in (ruleset, *others))
        raise Usage(f"{path} is for several games, {names}; say which with --game")
    return ruleset
