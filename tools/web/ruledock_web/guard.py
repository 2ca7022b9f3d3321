"""The gate: who may ask at all. Names of hosts, origins, sizes, and headers that bind browsers."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ruledock_web.limits import Buckets
from ruledock_web.settings import Settings
from ruledock_web.words import say

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
    " connect-src 'self'{sockets}; manifest-src 'self'; form-action 'none'; base-uri 'none';"
    " frame-ancestors 'none'"
)
HEADERS: Mapping[str, str] = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
NO_HOST, NO_ORIGIN, TOO_OFTEN = 421, 403, 429


class Guard:
    """Stands before the app: refuses strangers' hosts and origins, and adds headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.names = {*_own_names(), *(name.casefold() for name in settings.hosts)}
        minute = settings.posts_per_minute
        self.posts = Buckets(minute / 60, minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refusal(scope, headers)
        if refused is None:
            await self.app(scope, receive, _with_headers(send, headers, self.settings))
        elif scope["type"] == "http":
            code, sentence = refused
            answer = JSONResponse({"refused": sentence}, code)
            await answer(scope, receive, _with_headers(send, headers, self.settings))
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": refused[1][:120]})

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        language = language_of(headers)
        host = headers.get("host", "")
        if not self._is_known(host):
            return NO_HOST, say("web.refused.host", language, host=host[:100])
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        origin = headers.get("origin", "")
        site = headers.get("sec-fetch-site", "same-origin")
        if origin.partition("://")[2].casefold() != host.casefold() or site != "same-origin":
            asked = {"origin": origin[:100], "host": host[:100]}
            return NO_ORIGIN, say("web.refused.origin", language, **asked)
        if scope["type"] == "http" and not self.posts.take(address_of(scope)):
            return TOO_OFTEN, say("web.refused.often", language)
        return None

    def _is_known(self, host: str) -> bool:
        name = _name_of(host)
        return name.casefold() in self.names or _is_address(name)


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client: Any = scope.get("client")
    return str(client[0]) if client else ""


def language_of(headers: Headers) -> str:
    """The language of a refusal, as the browser asks for it."""
    wanted = headers.get("accept-language", "")[:2].casefold()
    return wanted if wanted in ("cs", "uk") else "en"


def _name_of(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    """Whether it is an address, not a name: only names can be rebound."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _own_names() -> Iterable[str]:
    own = socket.gethostname().casefold()
    return "localhost", own, f"{own}.local"


def _with_headers(send: Send, headers: Headers, settings: Settings) -> Send:
    host = headers.get("host", "")
    # Some browsers do not count sockets as 'self'.
    sockets = f" {'wss' if settings.secure else 'ws'}://{host}" if host.isascii() else ""
    policy = POLICY.format(sockets=sockets if " " not in host and ";" not in host else "")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            found = MutableHeaders(scope=message)
            found.setdefault("cache-control", "no-store")
            found["content-security-policy"] = policy
            for name, value in HEADERS.items():
                found[name] = value
            if settings.secure:
                found["strict-transport-security"] = "max-age=31536000"
        await send(message)

    return sending
