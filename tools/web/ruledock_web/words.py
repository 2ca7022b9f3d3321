"""What the pages say: every sentence is a message, in the language of whoever reads it."""

from __future__ import annotations

from functools import cache
from typing import Any

from ruledock.messages import Message, Phrasebook

LANGUAGES = {"en": "English", "cs": "Čeština", "uk": "Українська"}
"""The languages of the pages, each by its own name."""
MESSAGES = {
    "web.refused.host": "This server does not answer to the name “{host}”; whoever runs it can"
    " allow that name with --host-name.",
    "web.refused.origin": "This request comes from another page than this server's own.",
    "web.refused.often": "That is too much at once; wait a moment and try again.",
    "web.refused.tables": "Your address has made {most} tables within the hour; wait a while.",
    "web.refused.size": "A message may have {most} bytes, this one has more.",
    "web.refused.unreadable": "This is not a message of the page; load it again.",
    "web.refused.late": "This question is answered already, maybe in another tab.",
    "web.refused.crowded": "Too many act at this table at once; try again.",
    "web.refused.no_table": "There is no such table here.",
    "web.refused.no_page": "There is no such page here.",
    "web.refused.no_seat": "This link is not good for this seat; ask the host for a new one.",
    "web.refused.watcher": "You are watching; only players choose.",
    "web.refused.pages": "Too many pages are open here; close some and load this one again.",
    "web.refused.broken": "Something went wrong on the server; nothing was lost, try again.",
    "web.refused.budget": "This table has used up its share of the processor; wait a minute.",
    "web.refused.long": "This table has {most} choices, more than a game may have.",
    "web.refused.name": "A name has 1 to {most} letters and no control characters.",
    "web.refused.players": "At most {most} people can sit at one table here.",
    "web.refused.pack": "There is no pack “{pack}” that tables may use here.",
    "web.refused.bot": "There is no bot “{bot}” for this game.",
    "web.refused.not_over": "That can be seen when the game is over.",
    "web.refused.closed": "At this table everybody keeps their secrets, also afterwards.",
}
PAGE = {
    "anytime": "(at any time)",
    "aside": "Log and score",
    "away": "away",
    "bot": "bot",
    "choose": "Choose",
    "clear": "Start over",
    "close": "Close",
    "every": "All options",
    "filter": "Type to find an option",
    "language": "Language",
    "log": "Log",
    "not_here": "That does not fit there.",
    "offline": "No connection; trying again…",
    "others_may_act": "The others may act now.",
    "over": "The game is over.",
    "question": "What you may do now",
    "read": "Read",
    "replay": "Replay",
    "score": "Score",
    "sealed": "has chosen",
    "skip": "To the question",
    "thinks": "thinking",
    "tools": "Tools",
    "type": "Type an option",
    "undo": "Undo",
    "waiting_for": "Waiting for",
    "you": "you",
    "your_turn": "Your turn",
}
"""What stands on the page itself, by its key there."""
Phrasebook.add(MESSAGES, "web")
Phrasebook.add({f"web.page.{key}": text for key, text in PAGE.items()}, "web")


def say(id: str, language: str, **args: Any) -> str:
    """One sentence."""
    return Message(id, args).text(language)


@cache
def page_words(language: str) -> dict[str, str]:
    """Everything that stands on the page, by key."""
    return {key: say(f"web.page.{key}", language) for key in PAGE}
