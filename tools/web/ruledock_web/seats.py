"""Seats: a token in a link is exchanged for a cookie that only this seat's pages send."""

from __future__ import annotations

import attrs
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from ruledock_web.http import Refused, read_json
from ruledock_web.settings import Settings
from ruledock_web.store.interface import Store
from ruledock_web.tokens import hash_of

COOKIE = "seat"
YEAR = 365 * 24 * 3600


@attrs.define
class Seats:
    """Tells who may sit where."""

    store: Store
    settings: Settings

    def role_of(self, request: HTTPConnection) -> str | None:
        """The role that the request's address names, if its cookie is good for that."""
        token = request.cookies.get(COOKIE, "")
        return self._role(request, token) if token else None

    def _role(self, request: HTTPConnection, token: str) -> str | None:
        where = request.path_params
        ticket = self.store.ticket(hash_of(token))
        if ticket is None or ticket.table != where["table"] or ticket.role != where["role"]:
            return None
        return ticket.role

    def require(self, request: HTTPConnection) -> str:
        """The same; Refused if it is not good."""
        role = self.role_of(request)
        if role is None:
            raise Refused(403, "web.refused.no_seat")
        return role

    async def sit(self, request: Request) -> Response:
        """Exchange a token for a cookie."""
        token = (await read_json(request, self.settings.body_bytes)).get("token")
        if not isinstance(token, str) or self._role(request, token) is None:
            raise Refused(403, "web.refused.no_seat")
        where = request.path_params
        answer = JSONResponse({})
        answer.set_cookie(
            COOKIE,
            token,
            max_age=YEAR,
            path=f"/t/{where['table']}/{where['role']}",
            httponly=True,
            samesite="strict",
            secure=self.settings.secure,
        )
        return answer
