"""What the pages say: every sentence is a message, in the language of whoever reads it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ruledock.messages import LOCALES, Message, Phrasebook

LANGUAGES = {"en": "English", "cs": "Čeština", "uk": "Українська"}
"""The languages of the pages, each by its own name."""
_PAGE = "web-page-"
"""How the ids of what stands on the page itself begin."""
Phrasebook.learn("web", Path(__file__).parent / LOCALES)


def say(id: str, language: str, **args: Any) -> str:
    """One sentence."""
    return Message(id, args).text(language)


@cache
def page_words(language: str) -> dict[str, str]:
    """Everything that stands on the page, by key."""
    keys = (id_.removeprefix(_PAGE) for id_ in Phrasebook.ids("web") if id_.startswith(_PAGE))
    return {key: say(_PAGE + key, language) for key in keys}
