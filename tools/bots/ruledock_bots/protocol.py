"""The protocol of bots in processes of their own: JSON messages, one on each line.

``schemas/bot-message.schema.json`` describes every message, and the reference lists them. We ask
and the bot answers, so there is always one side whose turn it is to speak:

- ``hello`` → ``hello``: which protocol both sides speak;
- ``start`` → ``ready``: a game and a seat in it;
- ``decide`` → ``choose``, before which the bot may ask ``option`` → ``option`` at will;
- ``ping`` → ``pong``;
- ``bye``: there are no more games; nobody answers.

Instead of any answer a bot may say ``error``. Keys that one side does not know it leaves alone.

Both sides import this, so it knows the standard library only.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

PROTOCOL = 1
"""Grows when a message changes so that an older side would misread it."""
ANSWERS: dict[str, dict[str, dict[str, Any]]] = {
    "hello": {"hello": {"protocol": int, "name": str}},
    "start": {"ready": {}},
    "decide": {"choose": {"id": int, "choice": (int, str)}, "option": {"id": int, "option": int}},
    "ping": {"pong": {"id": int}},
}
"""By message of ours: what may answer it, with the keys that must be there."""
_NAMES = {int: "a whole number", str: "a text", (int, str): "a whole number or a text"}
SHOWN = 80
"""Characters shown of an answer that we do not understand."""

Message = dict[str, Any]


class Misspoken(Exception):
    """An answer is not what the protocol expects; the message says how."""


class Complaint(Exception):
    """The other side says that it cannot go on; the message says why."""


def line(message: Message) -> bytes:
    """A message as the line to send."""
    return json.dumps(message, separators=(",", ":")).encode("utf-8") + b"\n"


def read(text: bytes) -> Message:
    """A line as a message; Misspoken if it is not one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("type"), str):
        said = text[:SHOWN].decode("utf-8", "replace")
        raise Misspoken(f"it said {said!r}, which is not a message")
    return found


def read_answer(text: bytes, to: Mapping[str, Any]) -> Message:
    """The answer to the message *to*: of a type that fits, with all its keys, and with its id."""
    answer, allowed = read(text), ANSWERS[to["type"]]
    if answer["type"] == "error":
        why = answer.get("message")
        raise Complaint(why if isinstance(why, str) else "it gave up without a reason")
    if answer["type"] not in allowed:
        expected = " or ".join([*allowed, "error"])
        raise Misspoken(f"it said {answer['type'][:SHOWN]!r}, expected {expected}")
    for key, kind in allowed[answer["type"]].items():
        if not isinstance(answer.get(key), kind) or isinstance(answer[key], bool):
            raise Misspoken(
                f"it answered {_shown(answer.get(key))} as {key!r}, expected {_NAMES[kind]}"
            )
    if "id" in to and answer["id"] != to["id"]:
        raise Misspoken(f"it answered message {answer['id']}, expected an answer to {to['id']}")
    return answer


def _shown(value: Any) -> str:
    """A value in an answer; a list or object only by its type, as it may be endless."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return json.dumps(value)[:SHOWN]
