"""Lay out a game for a puzzle or a test: say what matters, and the rest is dealt as usual."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from ruledock.plugin import ConfigError, Game, did_you_mean, load, nearest, new, show
from ruledock_isle.axes import FIELDS
from ruledock_isle.boat.boat import Boat
from ruledock_isle.table import IsleTable

NO_DRAFT = {"round": [], "past": [], "shown": {}, "time": 0}
"""Nobody remembers a packet."""


def stage(
    players: int | Sequence[str] = 2,
    *,
    boats: Mapping[int, str] | None = None,
    hands: Mapping[int, Iterable[str]] | None = None,
    lessons: Mapping[int, Iterable[str]] | None = None,
    fields: Mapping[str, Iterable[str]] | None = None,
    fish: Mapping[int, int] | None = None,
    phase: str = "rescue",
    seed: int | str | None = None,
    **settings: Any,
) -> Game:
    """A game on its first day, in which these things lie where you say, at the start of *phase*.

    A boat is drawn, or listed as in ``"boat-blue: b07 h4, oshax-1 c4 green"``; the boat's name may
    be left out. *hands* and private *lessons* take the ids of cards, *fields* tiles of the ``left``
    and ``right`` one. Whatever you do not mention is as in a new game of *seed*; *settings* are
    those of :func:`ruledock.new`. The table is checked as a loaded save is.
    """
    given = {"players": list(players) if isinstance(players, Sequence) else players}
    game = new("isle", seed=seed, **given, **settings)
    _reach_the_day(game)
    staging = _Staging(game)
    staging.begin(phase)
    for player, text in (boats or {}).items():
        staging.moor(player, text, {*(boats or {})})
    for name, tiles in (fields or {}).items():
        staging.fill(name, list(tiles))
    for pile, dealt in (("hands", hands), ("lessons", lessons)):
        for player, cards in (dealt or {}).items():
            staging.deal(pile, player, list(cards))
    for player, count in (fish or {}).items():
        staging.table["fish"][staging.seat("fish", player)] = count
    return load(staging.saved, packs_from=list(game.ruleset.pack_names))


def _reach_the_day(game: Game) -> None:
    """Answer what modules ask before the first day is planned, each time with the first option."""
    while not IsleTable.of(game).plan:
        game.choose(game.decisions[0], 0)


class _Staging:
    """A save that is being rewritten; every move keeps each card and tile in one place."""

    def __init__(self, game: Game) -> None:
        self.book = IsleTable.of(game).book
        self.content = game.ruleset.content.items
        self.saved = game.save()
        self.table: dict[str, Any] = self.saved["table"]

    def seat(self, what: str, player: Any) -> int:
        """A player's number; anything else is refused."""
        if type(player) is int and 0 <= player < len(self.table["boats"]):
            return player
        expected = f"expected a player from 0 to {len(self.table['boats']) - 1}"
        raise ConfigError(f"stage: {what}: found {show(player)}, {expected}")

    def begin(self, phase: str) -> None:
        """Skip what comes before *phase* on the first day."""
        plan, now = self.table["plan"], self.table["phase"]
        if phase == now:
            return
        if phase not in plan:
            hint = did_you_mean(str(phase), [now, *plan])
            raise ConfigError(f"stage: phase: found {show(phase)}; {hint}")
        self.table["plan"] = plan[plan.index(phase) :]
        self.saved["agenda"] = [{"step": "isle.next-phase"}]
        self.table["deck"] += [card for packet in self.table["packets"] for card in packet]
        self.table["deck"].sort()
        self.table["packets"] = [[] for _ in self.table["packets"]]
        self.table["passed_on"] = NO_DRAFT

    # -- boats and tiles -----------------------------------------------------------------

    def moor(self, player: Any, text: str, spoken_for: set[Any]) -> None:
        """Give a player this boat, and whoever had it theirs."""
        seat, boats = self.seat("boats", player), self.table["boats"]
        own = self.book.fleet.read(boats[seat])
        short = "\n" not in text and ":" not in text
        boat = self.book.fleet.read(f"{own.plan.id}: {text}" if short else text)
        for other, written in enumerate(boats):
            plan = self.book.fleet.read(written).plan
            if other != seat and other not in spoken_for and plan is boat.plan:
                boats[other] = str(Boat(self.book.fleet, own.plan))
        self.table["gone"] += [one.tile for one in own.stowed]  # a module has put them there
        for one in boat.stowed:
            self._take_tile(f"boats/{seat}", one.tile)
        boats[seat] = str(boat)

    def fill(self, name: str, tiles: list[str]) -> None:
        """Lay these tiles into a field, and what was there into the bag."""
        if name not in FIELDS:
            raise ConfigError(f"stage: fields: found {show(name)}; {did_you_mean(name, FIELDS)}")
        place = [*FIELDS].index(name)
        self.table["bag"] = sorted([*self.table["bag"], *self.table["fields"][place]])
        self.table["fields"][place] = []
        for tile in tiles:
            self._take_tile(f"fields/{name}", tile)
        self.table["fields"][place] = tiles

    def _take_tile(self, what: str, tile: str) -> None:
        """Take a tile from wherever it lies; one from a field is replaced out of the bag."""
        table = self.table
        if table["common"].get(tile):
            table["common"][tile] -= 1
            return
        for field in table["fields"]:
            if tile in field:
                field[field.index(tile)] = table["bag"].pop(len(table["bag"]) // 2)
                return
        for pile in (table["gone"], table["bag"], table["oshax"]):
            if tile in pile:
                pile.remove(tile)
                return
        hint = self._nearest(tile, self.book.tiles)
        taken = "which lies elsewhere already" if tile in self.book.tiles else hint
        raise ConfigError(f"stage: {what}: found {show(tile)}; {taken}")

    # -- cards ---------------------------------------------------------------------------

    def deal(self, pile: str, player: Any, cards: list[str]) -> None:
        """Deal cards from the deck; one that is being drafted is replaced there."""
        seat, table = self.seat(pile, player), self.table
        for card in cards:
            self._take_card(f"{pile}/{seat}", card)
        table[pile][seat] = sorted([*table[pile][seat], *cards])
        if pile == "hands":
            table["received"][seat] += len(cards)

    def _take_card(self, what: str, card: str) -> None:
        deck = self.table["deck"]
        if card in deck:
            deck.remove(card)
            return
        for packet in self.table["packets"]:
            if card in packet:
                packet.remove(card)
                packet.append(deck.pop(len(deck) // 2))
                packet.sort()
                return
        hint = self._nearest(str(card), self.book.deck)
        taken = "which is dealt already" if card in self.book.deck else hint
        raise ConfigError(f"stage: {what}: found {show(card)}; {taken}")

    def _nearest(self, found: str, known: Collection[str]) -> str:
        """The end of an error: the nearest id, or that of what is called so, and never all ids."""
        if close := nearest(found, known):
            return f'did you mean "{close}"?'
        every = ((id_, item) for items in self.content.values() for id_, item in items.items())
        named = {getattr(item, "name", ""): id_ for id_, item in every if id_ in known}
        if close := nearest(found, named):
            return f'did you mean "{named[close]}", which is called {close}?'
        return f"expected an id, such as {show(min(known))}"
