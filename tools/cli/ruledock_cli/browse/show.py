"""``ruledock show``: the table of a kept game, or whatever is printed on a thing of the packs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ruledock.content import PackSource, find_packs
from ruledock.content.read.pack import read_pack
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.checking.link_pack import link_pack
from ruledock_cli.files import recognise
from ruledock_cli.play.narrate import Narrator
from ruledock_cli.play.secrets import look_at
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell
from ruledock_drawing.lookup import Thing, draw_found, look_up
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import palette, say
from ruledock_drawing.wording import spoken


def run(args: argparse.Namespace) -> int:
    """Draw the table in a file, or show the things that have this number or name."""
    paint = palette(args)
    if Path(args.what).is_file():
        shown = look_at(recognise(args.what), args)
        narrator = Narrator(shown.game, shown.seat, paint)
        narrator.tell_start(seed=shown.secrets)
        narrator.tell_table()
        if shown.game.over:
            narrator.tell_end()
        return 0
    drawn = list(dict.fromkeys(_look_up(args.what, args.game, paint)))
    if not drawn:
        raise Usage(tell("cli.show.not_found", text=args.what))
    for text in drawn:
        say(text)
    return 0


def _look_up(text: str, game: str | None, paint: Palette) -> Iterator[str]:
    """The things of this number or name in all packs; each game is linked only if it has one."""
    for source in find_packs().values():
        if _mentions(source, text):
            for ruleset in link_pack(source, game):
                if lines := _draw(text, source.name, ruleset, paint):
                    yield "\n".join(lines)


def _mentions(source: PackSource, text: str) -> bool:
    """Whether a pack may hold something of that name, judging before it is linked."""
    translated = source.root / "languages" / f"{spoken()}.json"
    if translated.is_file() and _plain(text) in _plain(translated.read_text("utf-8")):
        return True
    kinds = sorted(child.name for child in source.root.iterdir() if child.is_dir())
    items = [one.value for one in read_pack(source, kinds).items if isinstance(one.value, dict)]
    return any(
        _plain(text) in _plain(str(name))
        for item in items
        for name in (item.get("id"), item.get("name"), *dict(item.get("colours") or {}).values())
    )


def _plain(text: str) -> str:
    return text.casefold().strip().replace("-", " ").replace("_", " ")


def _draw(text: str, pack: str, ruleset: Ruleset, paint: Palette) -> list[str]:
    own = [one for one in look_up(text, ruleset) if _is_of(one, pack, ruleset)]
    return draw_found(own, paint, ruleset)


def _is_of(one: Thing, pack: str, ruleset: Ruleset) -> bool:
    return one.id in ruleset.content.packs[pack].adds.get(one.kind, ())
