"""Read messages that were written as data."""

from __future__ import annotations

from typing import Any, Protocol

from ruledock.engine.text import show
from ruledock.errors import MessageError
from ruledock.messages import Message, Ref

DEEPEST = 200
"""How many messages and lists may be inside each other."""


class Naming(Protocol):
    """What people call a thing, in the blank of this name."""

    def __call__(self, kind: str, id_: str | int, blank: str, /) -> str: ...


def read_message(data: Any, called: Naming | None = None) -> Message:
    """The message that :meth:`Message.to_dict` wrote; MessageError for anything else.

    *called* says what people call the things that it names; without it they go by their ids.
    """
    return _read_message(data, called, "")


def _read_message(data: Any, called: Naming | None, at: str) -> Message:
    if type(data) is not dict or data.keys() != {"id", "args"}:
        raise _misread(at, data, "an object with id and args")
    if type(data["id"]) is not str:
        raise _misread(f"{at}/id", data["id"], "a text")
    if type(data["args"]) is not dict:
        raise _misread(f"{at}/args", data["args"], "an object")
    if at.count("/") > DEEPEST:
        raise _misread("", data, f"at most {DEEPEST} levels")
    args = {}
    for name, one in data["args"].items():
        if type(name) is not str:
            raise _misread(f"{at}/args", name, "names of arguments")
        args[name] = _read_value(one, called, f"{at}/args/{name}", name)
    return Message(data["id"], args)


def _read_value(value: Any, called: Naming | None, at: str, blank: str) -> Any:
    if type(value) is dict and "kind" in value:
        return _read_ref(value, called, at, blank)
    if type(value) is dict:
        return _read_message(value, called, at)
    if type(value) is list:
        if at.count("/") > DEEPEST:
            raise _misread("", value, f"at most {DEEPEST} levels")
        return [_read_value(one, called, f"{at}/{n}", blank) for n, one in enumerate(value)]
    if value is None or type(value) in (str, int, float, bool):
        return value
    raise _misread(at, value, "a text, a number, a list, a thing or a message")


def _read_ref(data: Any, called: Naming | None, at: str, blank: str) -> Ref:
    kind, id_ = data["kind"], data.get("id")
    if data.keys() != {"kind", "id"} or type(kind) is not str or type(id_) not in (str, int, bool):
        raise _misread(at, data, "a thing: its kind, a text, and its id, a text or a number")
    return Ref(kind, id_, None if called is None else called(kind, id_, blank))


def _misread(at: str, found: Any, expected: str) -> Exception:
    try:
        shown = show(found)
    except TypeError:  # nothing that JSON can hold
        shown = f"a {type(found).__name__}"
    return MessageError(f"message, at {at or '/'}: found {shown}, expected {expected}")
