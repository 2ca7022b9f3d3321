"""What can be used of a pack: all of it, or all but the files that hold mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import attrs

from ruledock.content import PackSource, find_packs
from ruledock.content.read.pack import read_pack
from ruledock.engine.text import listed
from ruledock.errors import ContentError, Mistake, did_you_mean
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.good_files import read_all, without_wrong
from ruledock_cli.files import is_card
from ruledock_cli.pack.draft import draft_around
from ruledock_cli.pack.game import only_ruleset, only_source, ruleset_for
from ruledock_cli.usage import Usage
from ruledock_drawing.show import count, warn
from ruledock_mistakes.no_pack import pack_around
from ruledock_speech.translations import languages_of

TOLD = 5
"""How many mistakes to show here; the check shows all of them."""


@attrs.frozen
class GoodPart:
    """What can be used of a pack, and what cannot."""

    source: PackSource
    ruleset: Ruleset
    ids: tuple[str, ...] = ()
    """The items that were named, if not the whole pack."""
    mistakes: tuple[Mistake, ...] = ()
    """Why other items are left out."""
    languages: tuple[str, ...] = ()
    """The languages that the pack is translated into."""

    def warn(self) -> None:
        """Say what was left out, and why."""
        if self.mistakes:
            left = sorted({mistake.file for mistake in self.mistakes})
            warn(f"ruledock: left out {listed(left)}")
            for mistake in self.mistakes[:TOLD]:
                warn(str(mistake))
            if len(self.mistakes) > TOLD:
                more = count(len(self.mistakes) - TOLD, "more mistake")
                warn(f"and {more}, which ruledock pack check shows")


def find_part(
    wanted: str, packs: Sequence[str], game: str | None, language: str | None = None
) -> GoodPart:
    """What somebody named: a path, an id of a pack named or installed, or an installed pack."""
    if Path(wanted).exists():
        return good_part(wanted, game, language)
    named: list[str] = []
    for place in packs:
        found = good_part(place, game, language)
        adds = found.ruleset.content.packs[found.source.name].adds
        if any(wanted in ids for ids in adds.values()):
            return attrs.evolve(found, ids=(wanted,))
        named += [id for ids in adds.values() for id in ids]
    installed = find_packs((), ())
    if wanted in installed:
        return good_part(str(installed[wanted].root), game, language)
    owners = {id: one for one in installed.values() for id in _scored_in(one)}
    if wanted not in owners:
        near = [id for id in named if wanted in id] or [*named, *owners]
        close = str(did_you_mean(wanted, near))[:200]
        raise Usage(f"no file, no pack and no item {wanted!r}; {close}")
    found = good_part(str(owners[wanted].root), game, language)
    return attrs.evolve(found, ids=(wanted,))


def _scored_in(source: PackSource) -> list[str]:
    """The ids of all that scores in a pack, as far as can be said before it is linked."""
    items = [item.value for item in read_all(source).items if isinstance(item.value, dict)]
    return [str(item.get("id")) for item in items if "score" in item]


def good_part(path: str, game: str | None, language: str | None = None) -> GoodPart:
    """The pack at *path*, or around the card in that file, without the files that are wrong.

    It knows what the pack says in *language*, as the files may be gone afterwards.
    """
    file = Path(path)
    if not is_card(file):
        return _load(only_source(path), path, game, language)
    around = pack_around(file)
    if around is None:
        return _alone(file, game, language)
    name = file.resolve().relative_to(str(around.root)).as_posix()
    return _only(_load(around, path, game, language), around, name)


def _only(loaded: GoodPart, source: PackSource, name: str) -> GoodPart:
    """Only the items in one file; its mistakes are an error."""
    mine, kinds = source.file(name), loaded.ruleset.content.items
    if wrong := [one for one in loaded.mistakes if one.file == mine]:
        raise ContentError(wrong)
    items = [item for item in read_pack(source, kinds).items if item.file == mine]
    ids = tuple(str(item.value.get("id")) for item in items if isinstance(item.value, dict))
    if not ids:
        raise Usage(f"{mine} holds no item of {loaded.ruleset.game.name}")
    return attrs.evolve(loaded, ids=ids)


def _alone(file: Path, game: str | None, language: str | None) -> GoodPart:
    """A card that lies in no pack."""
    ruleset = ruleset_for(game)
    source, name = draft_around(file, ruleset)
    try:
        loaded = GoodPart(source, _link(source, str(file), ruleset.game.name, language))
        return _only(loaded, source, name)
    except ContentError as error:
        named = [attrs.evolve(one, file=str(file)) for one in error.mistakes]
        raise ContentError(named) from None


def _load(source: PackSource, path: str, game: str | None, language: str | None) -> GoodPart:
    known = tuple(languages_of(source))
    try:
        return GoodPart(source, _link(source, path, game, language), languages=known)
    except ContentError as error:
        wrong = tuple(error.mistakes)
        ruleset = without_wrong(source, error, lambda copy: _link(copy, path, game, language))
        return GoodPart(source, ruleset, (), wrong, known)


def _link(source: PackSource, path: str, game: str | None, language: str | None) -> Ruleset:
    ruleset = only_ruleset(source, path, game)
    if language:
        ruleset.content.translations(language)  # it remembers them
    return ruleset
