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
    "back": "Back",
    "bot": "bot",
    "choose": "Choose",
    "clear": "Start over",
    "close": "Close",
    "confirm": "Ask before each choice",
    "copied": "Copied",
    "copy": "Copy the link",
    "every": "All options",
    "everybody": "those who watch",
    "filter": "Type to find an option",
    "first": "First",
    "forward": "Forward",
    "game": "Game",
    "goes_on": "goes on",
    "gone": "no longer there",
    "habit": "When I may act out of turn",
    "habit_ask": "ask me",
    "habit_quiet": "never ask",
    "habit_turn": "not before my turn",
    "invite": "Invite",
    "invite_how": "Send each person the link of their seat. Whoever holds a link sits there,"
    " on any device; a new link makes the old one worthless.",
    "language": "Language",
    "last": "Last",
    "link": "Link for",
    "live": "Back to the table",
    "lobby": "Lobby",
    "log": "Log",
    "make_table": "Make the table",
    "modules": "Modules",
    "more_settings": "More settings",
    "my_tables": "My tables on this device",
    "name": "Name of player",
    "new_link": "New link",
    "new_table": "A new table",
    "not_here": "That does not fit there.",
    "notify": "Tell me when it is my turn",
    "offline": "No connection; trying again…",
    "open_record": "When the game is over, everybody may see everything",
    "others_may_act": "The others may act now.",
    "over": "The game is over.",
    "packs": "Packs",
    "person": "a person",
    "player": "Player",
    "players": "Players",
    "question": "What you may do now",
    "read": "Read",
    "record": "Download the record",
    "rematch": "Play again",
    "rematch_ready": "A rematch is ready",
    "replay": "Replay",
    "score": "Score",
    "sealed": "has chosen",
    "seats": "Seats",
    "seen_by": "Seen by",
    "settings": "Settings",
    "sheet": "Score sheet",
    "sit_here": "Sit here",
    "skip": "To the question",
    "step": "Step",
    "thinks": "thinking",
    "tools": "Tools",
    "total": "in all",
    "type": "Type an option",
    "undo": "Undo",
    "waiting_for": "Waiting for",
    "watch": "Watching",
    "watch_here": "Watch here",
    "who": "Who sits at",
    "windows": "Asked out of turn",
    "windows_all": "at every window",
    "windows_own": "never",
    "windows_phases": "when phases begin",
    "won": "won",
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
