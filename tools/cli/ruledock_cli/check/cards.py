"""Check a single card: one file of a pack, or one that lies in no pack yet."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from attrs import evolve

from ruledock.content import PackSource
from ruledock.content.read.pack import read_pack
from ruledock.engine.text import printable
from ruledock.errors import ContentError, Mistake
from ruledock_authoring.checking.packs import check_pack
from ruledock_authoring.checking.verdict import Verdict
from ruledock_cli.pack.draft import draft_around
from ruledock_cli.pack.game import ruleset_for
from ruledock_mistakes.no_pack import pack_around


def check_card(file: Path, game: str | None = None) -> Verdict:
    """What a check of the pack around this card says of the card."""
    around = pack_around(file)
    if around is not None:
        name = file.resolve().relative_to(str(around.root)).as_posix()
        return _only(check_pack(around, game), around, name, file)
    ruleset = ruleset_for(game)
    source, name = draft_around(file, ruleset)
    return _only(check_pack(source, ruleset.game.name), source, name, file)


def _only(whole: Verdict, source: PackSource, name: str, file: Path) -> Verdict:
    """The part of a verdict that is about one file; all of it if it says nothing of that file."""
    mine, place = source.file(name), printable(str(file))
    wrong = [evolve(one, file=place) for one in _of(whole.mistakes, mine)]
    warnings = tuple(
        evolve(one, mistake=evolve(one.mistake, file=place))
        for one in whole.warnings
        if one.mistake.file == mine
    )
    if wrong:
        return Verdict(place, "card", "", ContentError(wrong), warnings)
    items = [one for one in read_pack(source, whole.good).items if one.file == mine]
    ids = {str(one.value.get("id")) for one in items if isinstance(one.value, dict)}
    good = {kind: tuple(id for id in known if id in ids) for kind, known in whole.good.items()}
    good = {kind: known for kind, known in good.items() if known}
    if not good:
        return evolve(whole, path=place, kind="card")
    fine = "; ".join(f"{kind} {', '.join(known)}" for kind, known in good.items())
    return Verdict(place, "card", fine, None, warnings, good)


def _of(mistakes: Iterable[Mistake], file: str) -> list[Mistake]:
    return [one for one in mistakes if one.file == file]
