"""What score lines of stored results are called, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from ruledock.errors import RuledockError
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.messages import ENGLISH, Message, Phrasebook
from ruledock_drawing.wording import spoken
from ruledock_simulation.reports import Report
from ruledock_speech.speech import blanks

_TITLE = re.compile(r"(?:(?P<id>\S+) “(?P<name>.+?)”: )?(?P<text>.*?)(?P<more>:? \(…\)|: …)?", re.S)


def translate_titles(report: Report) -> None:
    """Say the titles of score lines in the reader's language, as far as the packs translate them.

    Results keep them in English. Packs that are not installed are not known any more; what they
    print stays as it was kept.
    """
    if spoken() == ENGLISH:
        return
    known: dict[str, str] = {}
    for game, modules in {(group.game, group.modules) for group in report}:
        known |= _printed(game, modules)
    report.titles.update({line: _said(title, known) for line, title in report.titles.items()})


def _printed(game: str, modules: str) -> Mapping[str, str]:
    """What the packs of a game print, in the reader's language by the English text."""
    try:
        named = [one for one in modules.split("+") if one]
        ruleset = link(make_config({"game": game, "modules": named}))
    except RuledockError:
        return {}
    return {**dict(_told(ruleset.plugins)), **ruleset.content.translations(spoken()).anywhere}


def _told(plugins: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The sentences of score lines that plugins say, with … for what differs between games."""
    for id in (one for plugin in plugins for one in Phrasebook.ids(plugin) if "-line" in one):
        line = Message(id, dict.fromkeys(blanks(id) or (), "…"))
        yield line.text(), line.text(spoken())


def _said(title: str, known: Mapping[str, str]) -> str:
    if title in known:
        return known[title]
    parts = _TITLE.fullmatch(title)
    if parts is None or parts["text"] not in known:
        return title
    name = parts["name"]
    head = f"{parts['id']} {known.get(name, name)}: " if name else ""
    return f"{head}{known[parts['text']]}{parts['more'] or ''}"
