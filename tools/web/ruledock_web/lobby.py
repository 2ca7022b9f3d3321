"""The lobby: which games there are, and new tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ruledock.content.read.sources import packs_at
from ruledock.errors import ContentError, RuledockError
from ruledock.linking.config import WINDOWS, make_config
from ruledock.linking.link import link
from ruledock.messages import is_plain
from ruledock_bots.known import bots_of
from ruledock_drawing.drawn import drawings_of
from ruledock_local import catalog, describing
from ruledock_web.guard import address_of
from ruledock_web.http import Refused, read_json
from ruledock_web.limits import Buckets
from ruledock_web.settings import Settings
from ruledock_web.tables import Tables
from ruledock_web.words import LANGUAGES, page_words

KEPT = ("seed", "names", "players", "windows", "packs")
"""Settings that are not copied as they are: the seed is secret, the others are checked."""
_BOT = re.compile(r"[a-z0-9_-]{1,40}")


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
        wanted = request.query_params.get("language", "en")
        language = wanted if wanted in LANGUAGES else "en"
        return JSONResponse(
            {
                "games": sorted(
                    (self._game(one, language) for one in catalog.games().values()),
                    key=lambda game: (not game["drawn"], -len(game["modules"]), game["title"]),
                ),
                "packs": sorted(self._packs()),
                "words": page_words(language),
                "languages": LANGUAGES,
                "language": language,
            }
        )

    def _game(self, one: catalog.Plugin, language: str) -> dict[str, Any]:
        described = _game(one, language)
        return {**described, "bots": [*described["bots"], *self.settings.bots]}

    async def make(self, request: Request) -> Response:
        """Make a table."""
        wish = await read_json(request, self.settings.body_bytes)
        if not self._made.take(address_of(request.scope)):
            raise Refused(429, "web.refused.tables", most=self.settings.tables_per_hour)
        settings, bots = self._checked(wish)
        try:
            made = self.tables.make(settings, bots, wish.get("open_record") is not False)
        except RuledockError as error:
            raise Refused(400, "", wrong=error) from None
        return JSONResponse({"table": made.id, "tokens": made.tokens}, 201)

    def _checked(self, wish: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
        """The settings and bots, checked: only what a stranger may choose."""
        seats, settings, packs = wish.get("seats"), wish.get("settings"), wish.get("packs", [])
        if not isinstance(seats, list) or not isinstance(settings, dict):
            raise Refused(400, "web.refused.unreadable")
        if not isinstance(packs, list) or wish.get("windows", "phases") not in WINDOWS:
            raise Refused(400, "web.refused.unreadable")
        if len(seats) > self.settings.players:
            raise Refused(400, "web.refused.players", most=self.settings.players)
        wanted = [seat if isinstance(seat, dict) else {} for seat in seats]
        bots = [_bot(seat.get("bot", "")) for seat in wanted]
        allowed = {key: value for key, value in settings.items() if key not in KEPT}
        asked = ["own" if bot else wish.get("windows", "phases") for bot in bots]
        return {
            **allowed,
            "names": [self._name(seat.get("name")) for seat in wanted],
            "players": len(seats),
            "windows": asked,
            "packs": [self._pack(pack) for pack in packs],
        }, bots

    def _name(self, name: Any) -> str:
        most = self.settings.name_letters
        if not isinstance(name, str) or not 0 < len(name.strip()) <= most or not is_plain(name):
            raise Refused(400, "web.refused.name", most=most)
        return name.strip()

    def _pack(self, pack: Any) -> str:
        if not isinstance(pack, str) or pack not in self._packs():
            raise Refused(400, "web.refused.pack", pack=str(pack)[:60])
        return pack

    def _packs(self) -> set[str]:
        """The packs that the person who runs the server has put out."""
        if not self.settings.packs:
            return set()
        try:
            return {one.name for one in packs_at(self.settings.packs)}
        except ContentError:
            return set()


def is_bot_name(text: str) -> bool:
    """Whether this can be the name of a bot, and no path, command or option."""
    return _BOT.fullmatch(text) is not None


def _bot(bot: Any) -> str:
    """The name of a bot, and no path or option; whether there is one the table will see."""
    if not isinstance(bot, str) or (bot and not is_bot_name(bot)):
        raise Refused(400, "web.refused.bot", bot=str(bot)[:40])
    return bot


def _game(one: catalog.Plugin, language: str) -> dict[str, Any]:
    assert one.game is not None
    return {
        "name": one.name,
        "title": describing.title(one).text(language),
        "text": describing.about(one).text(language),
        "players": one.game.players,
        "fewest": one.game.fewest_without_modules or one.game.players[0],
        "settings": describing.settings(one, language),
        "modules": [_module(each, one.name, language) for each in catalog.modules_of(one.name)],
        **_known(one.name),
    }


@cache
def _known(game: str) -> Mapping[str, Any]:
    """The bots of a game, and whether it has a drawing: those are listed first."""
    try:
        ruleset = link(make_config({"game": game}))
    except RuledockError:
        return {"bots": (), "drawn": False}
    return {"bots": tuple(bots_of(ruleset)), "drawn": game in drawings_of(ruleset)}


def _module(one: catalog.Plugin, game: str, language: str) -> dict[str, Any]:
    needs = [need for need in one.needs if game in need.games]
    title = describing.title(one).text(language)
    return {
        "name": one.name,
        "title": title[:1].upper() + title[1:],
        "text": describing.about(one).text(language),
        "players": next((need.players for need in needs if need.players), None),
        "excludes": sorted({name for need in needs for name in need.excludes}),
        "settings": describing.settings(one, language),
    }
