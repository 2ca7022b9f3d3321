"""A bot that drafts what it can use, buys what it can carry, and packs its boat with care."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from ruledock.plugin import Game, Option, Seat
from ruledock_isle.boat.sweep import fit
from ruledock_isle.bots.packing import ROOM, Judge
from ruledock_isle.options import Buy, Find, Lay, LeaveIt, NameColour, Place, Play, Rescue
from ruledock_isle.phases.rescue import find
from ruledock_isle.table import IsleTable

LESSON, TREASURE, OSHAX, ANYTIME = 3.0, 4.5, 8.0, 2.5
WORTH_IT = 2
"""The gain in points that makes a bargain worth taking."""
BASKET, BROKEN, SPEED, PRICE = 7.0, 2.6, 0.3, 4.0


class IsleGreedy:
    """Takes what is worth most now, by its own eye and, for places, by the score."""

    looked_at = 60
    """How many places to try for each tile before rescuing it."""
    judged = 400
    """How many places to judge for a tile it has to place."""
    tried = 5
    """How many of the best places to compare by the score itself, lessons included."""
    room = ROOM
    """What a full room seems worth."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def __call__(self, seat: Seat) -> Option | int:
        options = seat.decision.options
        if len(options) == 1:
            return 0
        game = self._world(seat)
        choose = _CHOICES.get(seat.decision.kind)
        if choose is None and isinstance(options[0], Place):
            choose = IsleGreedy.place  # a module asks where something goes
        if choose is None and seat.decision.kind.split(".")[0] not in ("isle", "core"):
            return max(options, key=lambda one: _total(game, seat.player, one))
        bargain = self._bargain(seat, game)
        if bargain is not None:
            return bargain
        return 0 if choose is None else choose(self, seat, IsleTable.of(game))

    def _world(self, seat: Seat) -> Game:
        """A game that may be the real one, for all this player knows."""
        return seat.guess(self._rng)

    def _bargain(self, seat: Seat, game: Game) -> Option | None:
        """Something a module allows at any time that gains enough points at once."""
        player = seat.player
        for one in game.interrupts(player):
            if type(one) is Play or one not in seat.decision.options:
                continue
            if _total(game, player, one) >= _total(game, player) + WORTH_IT:
                return one
        return None

    # -- cards ---------------------------------------------------------------------------

    def keep(self, seat: Seat, table: IsleTable) -> Option:
        """The cards that are worth most."""
        return max(seat.decision.options, key=lambda one: self._cards(seat, table, one))

    def _cards(self, seat: Seat, table: IsleTable, one: Any) -> float:
        return sum(_card_worth(table, seat.player, card) for card in one.cards)

    def buy(self, seat: Seat, table: IsleTable) -> Option:
        """What is worth more than it costs, with fish kept for the cats it will carry."""
        return max(seat.decision.options, key=lambda one: self._purchase(seat, table, one))

    def _purchase(self, seat: Seat, table: IsleTable, one: Option) -> float:
        player, book = seat.player, table.book
        if not isinstance(one, Buy):
            return -1.0
        fish = table.fish[player] - sum(book.costs[card] for card in one.cards)
        held = [card for card in (*one.cards, *table.hands[player]) if card in book.rescue]
        whole = sum(book.rescue[card].whole for card in held)
        broken = sum(book.rescue[card].broken for card in held)
        baskets = table.baskets[player] + whole + broken / book.broken_per_basket
        rescues = min(baskets, fish / PRICE)
        other = [card for card in one.cards if card not in book.rescue]
        return BASKET * rescues + 0.2 * fish + sum(_card_worth(table, player, c) for c in other)

    def lay(self, seat: Seat, table: IsleTable) -> Option:
        """As many cards as there are fish to use them."""
        laid = [one for one in seat.decision.options if isinstance(one, Lay)]
        most = table.fish[seat.player] / PRICE + 1
        return max(laid, key=lambda one: (min(len(one.cards), most), -len(one.cards)))

    # -- rescues and finds ---------------------------------------------------------------

    def rescue(self, seat: Seat, table: IsleTable) -> Option:
        """The cat that fits best for its price; cards first if they help right now."""
        found = [one for one in seat.decision.options if isinstance(one, Rescue)]
        helpful = self._helpful(seat, table)
        if helpful is not None:
            return helpful
        if not found:
            return self._end(seat)
        judge = Judge(table.boats[seat.player], self.room)
        tiles = dict.fromkeys(one.tile for one in found)  # in order, for the bot's luck
        worth = {tile: self._tile(table, seat, judge, tile) for tile in tiles}
        rank = {"broken": 0.2, "whole": 0.1}
        return max(found, key=lambda one: worth[one.tile] + rank.get(one.basket, 0.0))

    def _end(self, seat: Seat) -> Option:
        """End the turn, or pass."""
        options = seat.decision.options
        return next(one for one in options if not isinstance(one, Rescue | Play | Find))

    def _tile(self, table: IsleTable, seat: Seat, judge: Judge, tile: str) -> float:
        boat, player = judge.boat, seat.player
        places = boat.placements(partial(Place, tile), tile, not table.waivers[player])
        count = len(places)
        some = self._rng.sample(range(count), min(count, self.looked_at))
        best = judge.best(places, table.book.tiles[tile].colour, some)[0]
        return best - 0.4 * price_for(table, player, tile)

    def _helpful(self, seat: Seat, table: IsleTable) -> Option | None:
        """A card to play at once: a basket, a tile to draw, enough fish, a second cat."""
        for one in seat.decision.options:
            if isinstance(one, Play) and _helps(table, seat.player, one.card):
                return one
        return None

    def find(self, seat: Seat, table: IsleTable) -> Option:
        """Oshax before rare treasures before common ones."""
        liking = {"oshax": 4, "rare": 3, "common": 2, "small": 1}
        found = [one for one in seat.decision.options if isinstance(one, Find)]
        helpful = self._helpful(seat, table)
        if helpful is not None:
            return helpful
        return max(found, key=lambda one: liking.get(one.way, 0), default=self._end(seat))

    # -- places --------------------------------------------------------------------------

    def place(self, seat: Seat, table: IsleTable) -> Option:
        """The place that looks best, the score deciding between the best few."""
        judge = Judge(table.boats[seat.player], self.room)
        options = seat.decision.options
        count = len(options)
        some = self._rng.sample(range(count), min(count, self.judged))
        looked = [one for one in (options[n] for n in some) if isinstance(one, Place)]
        if not looked:
            return self._leave(options)
        grid = judge.boat.plan.grid
        ranked = sorted(looked, key=lambda one: -self._place(judge, table, one, grid))
        return max(ranked[: self.tried], key=lambda one: self._after(table, seat.player, one))

    def _leave(self, options: Sequence[Option]) -> Option:
        return next((one for one in options if isinstance(one, LeaveIt)), options[0])

    def _place(self, judge: Judge, table: IsleTable, one: Place, grid: Any) -> float:
        tile = table.book.tiles[one.tile]
        cells = fit(tile.shape, grid).cells(grid.cell_of(one.at), one.turn, one.flip)
        return judge.worth(cells, one.colour or tile.colour) + (3.0 if tile.is_rare else 0.0)

    def _after(self, table: IsleTable, player: int, one: Place) -> float:
        """The score with the tile there, and how well it lies."""
        boat = table.boats[player]
        lain = boat.stow(one.tile, one.at, one.turn, one.flip, one.colour)
        points = self._points(table, player)
        boat.remove(len(boat.stowed) - 1)
        return points + Judge(boat, self.room).worth(lain.cells, lain.colour)

    def _points(self, table: IsleTable, player: int) -> float:
        return sum(line.points for line in table.ruleset.game.score(table, player))

    # -- the rest ------------------------------------------------------------------------

    def colour(self, seat: Seat, table: IsleTable) -> Option:
        """The colour of most of its cats."""
        mine = [one.colour for one in table.boats[seat.player].stowed]
        named = [one for one in seat.decision.options if isinstance(one, NameColour)]
        return max(named, key=lambda one: mine.count(one.colour))


def _total(game: Game, player: int, after: Option | None = None) -> int:
    """The points of a player, now or after doing something."""
    return sum(line.points for line in game.score(player, after=after))


def price_for(table: IsleTable, player: int, tile: str) -> int:
    """What a tile costs a player, wherever it lies."""
    found = find(table, player, tile)
    assert found is not None, "only tiles on offer are asked about"
    return found[1]


def _card_worth(table: IsleTable, player: int, card: str) -> float:
    """What a card is worth to its player, fish aside."""
    book = table.book
    left = book.days - table.day + 1
    if card in book.rescue:
        rescue = book.rescue[card]
        return BASKET * rescue.whole + BROKEN * rescue.broken + SPEED * rescue.speed
    if card in book.lessons:
        return LESSON if left > 1 else 0.5
    if card in book.finds:
        return OSHAX if "oshax" in book.finds[card] else TREASURE
    return ANYTIME if "gain_basket" not in book.anytime[card].names else 1.2 * left


_SOON = frozenset({"gain_basket", "draw_tile", "gain_fish"})


def _helps(table: IsleTable, player: int, card: str) -> bool:
    names = table.book.anytime[card].names
    if "extra_rescue" in names:
        spare = table.baskets[player] or len(table.rescue_cards[player]) > 1
        return table.rescues > table.extra_rescues and bool(spare) and table.fish[player] >= 3
    if names & {"discard_treasures", "discard_lessons", "give_basket"}:
        return False
    if "draw_cards" in names:
        return table.fish[player] >= 8
    if "gain_fish" in names:
        return table.day >= 3
    return bool(names & _SOON)


_CHOICES: dict[str, Callable[[IsleGreedy, Seat, IsleTable], Option | int]] = {
    "isle.draft": IsleGreedy.keep,
    "isle.purchase": IsleGreedy.buy,
    "isle.lay": IsleGreedy.lay,
    "isle.rescue": IsleGreedy.rescue,
    "isle.place": IsleGreedy.place,
    "isle.take": IsleGreedy.place,
    "isle.drawn": IsleGreedy.place,
    "isle.find": IsleGreedy.find,
    "isle.colour": IsleGreedy.colour,
}
