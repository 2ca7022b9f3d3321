"""The lobby: which games there are, and new tables."""

from __future__ import annotations

from typing import Any

import attrs
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ruledock.errors import RuledockError
from ruledock.linking import catalog
from ruledock.messages import is_plain
from ruledock_web.guard import address_of
from ruledock_web.http import Refused, read_json
from ruledock_web.limits import Buckets
from ruledock_web.settings import Settings
from ruledock_web.tables import Tables


@attrs.define
class Lobby:
    """Where tables are made."""

    tables: Tables
    settings: Settings
    _made: Buckets = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        hour = self.settings.tables_per_hour
        self._made = Buckets(hour / 3600, hour)

    async def games(self, request: Request) -> Response:
        """The installed games, with what can be chosen for each."""
        return JSONResponse({"games": [_game(one) for one in catalog.games().values()]})

    async def make(self, request: Request) -> Response:
        """Make a table."""
        wish = await read_json(request, self.settings.body_bytes)
        if not self._made.take(address_of(request.scope)):
            raise Refused(429, "web.refused.tables", most=self.settings.tables_per_hour)
        settings, bots = self._checked(wish)
        try:
            made = self.tables.make(settings, bots, wish.get("open_record") is not False)
        except RuledockError as error:
            raise Refused(400, "", sentence=str(error)[:2000]) from None
        return JSONResponse({"table": made.id, "tokens": made.tokens}, 201)

    def _checked(self, wish: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
        """The settings and the bots, each of a kind that a stranger may choose."""
        seats = wish.get("seats")
        settings = wish.get("settings")
        if not isinstance(seats, list) or not isinstance(settings, dict):
            raise Refused(400, "web.refused.unreadable")
        if len(seats) > self.settings.players:
            raise Refused(400, "web.refused.players", most=self.settings.players)
        names, bots = [], []
        for seat in seats:
            wanted = seat if isinstance(seat, dict) else {}
            names.append(self._name(wanted.get("name")))
            bots.append(wanted.get("bot", ""))
            if bots[-1] not in BOTS:
                raise Refused(400, "web.refused.bot", bot=str(bots[-1])[:40])
        allowed = {key: value for key, value in settings.items() if key not in KEPT}
        return {**allowed, "names": names, "players": len(names)}, bots

    def _name(self, name: Any) -> str:
        most = self.settings.name_letters
        if not isinstance(name, str) or not 0 < len(name.strip()) <= most or not is_plain(name):
            raise Refused(400, "web.refused.name", most=most)
        return name.strip()


BOTS = ("", "random", "greedy", "planner")
KEPT = ("seed", "names", "players")
"""Settings that a stranger cannot make: the seed is secret."""


def _game(one: catalog.Plugin) -> dict[str, Any]:
    assert one.game is not None
    return {
        "name": one.name,
        "title": one.game.title,
        "text": one.text,
        "players": one.game.players,
        "settings": one.game.settings,
        "modules": [_module(module, one.name) for module in catalog.modules_of(one.name)],
        "bots": [bot for bot in BOTS if bot],
    }


def _module(one: catalog.Plugin, game: str) -> dict[str, Any]:
    players = [need.players for need in one.needs if game in need.games and need.players]
    return {
        "name": one.name,
        "text": one.text,
        "players": players[0] if players else None,
        "settings": dict(one.settings),
    }
