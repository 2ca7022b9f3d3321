"""``ruledock pack preview``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ruledock.engine.text import printable
from ruledock.errors import ContentError, RuledockError
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.packs import check_pack
from ruledock_cli.files import keep_text
from ruledock_cli.pack.draft import DRAFT
from ruledock_cli.pack.game import workshop_of
from ruledock_cli.pack.good_part import GoodPart, find_part
from ruledock_cli.usage import Usage
from ruledock_drawing.card_preview import CardPreview
from ruledock_drawing.sheet import overfull, sheet
from ruledock_drawing.show import count, say, warn
from ruledock_drawing.wording import printed, speaking, spoken


def run(args: argparse.Namespace) -> int:
    """Write a sheet of the cards of a pack, with drawn examples."""
    found = find_part(args.path, args.pack, args.game, args.into)
    source, ruleset = found.source, found.ruleset
    info = ruleset.content.packs[source.name]
    target = args.out or f"{info.name}.html"
    if args.into:
        _require_language(found, args.into)
    with speaking(args.into or spoken()):
        previews = previews_of(ruleset, source.name, found.ids)
        keep_text(target, sheet(printed(ruleset, info.title or info.name), previews))
    say(f"{target}: {count(len(previews), 'card')}; open it in a browser, or print it on A4")
    found.warn()
    if not found.mistakes and source.name != DRAFT:
        _warn(check_pack(source, args.game).error)
    for preview in overfull(previews):
        text = f"{preview.id}: more text than fits on a card; the sheet cuts it short"
        warn(f"ruledock: {printable(text)}")
    return 0


def _require_language(found: GoodPart, language: str) -> None:
    """Refuse a language that the pack does not have."""
    if language not in found.languages:
        known = ", ".join(found.languages)
        have = f"it has {known}" if known else "it has no languages"
        raise Usage(f"pack {found.source.name} says nothing in {language!r}; {have}")


def _warn(error: RuledockError | None) -> None:
    """Warn of mistakes, since a sheet shows examples even if they are wrong."""
    if isinstance(error, ContentError):
        many = count(len(error.mistakes), "mistake")
        warn(f"ruledock: {many} in the pack, first\n{error.mistakes[0]}")


def previews_of(ruleset: Ruleset, pack: str, ids: Sequence[str] = ()) -> list[CardPreview]:
    """Previews of the cards of a pack, or of some of them."""
    show = workshop_of(ruleset).previews
    if show is None:
        raise Usage(f"{ruleset.game.name} shows no cards")
    previews = [one for one in show(ruleset, pack) if not ids or one.id in ids]
    if not previews:
        raise Usage(f"pack {pack} has no cards to show")
    return previews
