"""Requests and answers: pages, JSON of a bounded size, and refusals in a sentence."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from ruledock.errors import RuledockError
from ruledock_local.describing import error_text
from ruledock_web.guard import language_of
from ruledock_web.words import say

PAGES = Path(__file__).parent / "page"
LONGEST = 2000
"""How much is said of what is wrong with a wish, in letters."""


class Refused(Exception):
    """A request that is answered with a sentence."""

    def __init__(self, code: int, id: str, **args: Any) -> None:
        super().__init__(id)
        self.code, self.id, self.args_ = code, id, args


async def refuse(request: Request, error: Exception) -> Response:
    """The answer to a refused request."""
    assert isinstance(error, Refused)
    language, wrong = language_of(request.headers), error.args_.get("wrong")
    if isinstance(wrong, RuledockError):
        sentence = error_text(wrong, language)[:LONGEST]
    else:
        sentence = say(error.id, language, **error.args_)
    return JSONResponse({"refused": sentence}, error.code)


def page(name: str) -> Callable[[Request], Awaitable[Response]]:
    """A page that is the same for everybody."""

    async def answer(request: Request) -> Response:
        return FileResponse(PAGES / name, media_type="text/html")

    return answer


async def read_json(request: Request, most: int) -> dict[str, Any]:
    """The JSON object that a request brings, if it is not too large."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused(413, "web.refused.size", most=most)
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Refused(400, "web.refused.unreadable")
    return found
