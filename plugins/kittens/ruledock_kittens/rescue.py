"""Rescuing kittens: a second one in the same basket, refilling the board, the end of phase 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock import plugin as rd
from ruledock_isle.public import (
    IsleTable,
    Place,
    Rescue,
    hooks,
    placements,
    rescues,
    stow,
    why_not_there,
)
from ruledock_kittens.board import NAME, Kittens, book_of, fill


@rd.option("no other kitten")
class NoOther(rd.Option):
    """Put no further kitten into this basket."""


NO_OTHER = NoOther()


@rd.contributes(hooks.isle_tile_placed)
def after_placing(table: IsleTable, player: int, tile: str, source: str) -> Sequence[Any]:
    """The step that follows a kitten from the board."""
    return (Boarded(player),) if source == NAME else ()


@rd.step(name="boarded")
class Boarded:
    """A kitten lies on a boat, and the map it covers is settled."""

    player: rd.Player

    def run(self, table: IsleTable) -> None:
        """Offer another kitten, if the basket has room; refill the board after the rescue."""
        drawer = table.drawer(Kittens)
        drawer.in_basket += 1
        if drawer.in_basket == 1:
            table.push(Refill())
        if drawer.in_basket < len(book_of(table).prices):
            table.push(Another(self.player))


@rd.step(name="another")
class Another:
    """The player who has just rescued a kitten may put another one into the same basket."""

    player: rd.Player

    def offer(self, table: IsleTable) -> rd.Decision | None:
        """Every kitten on the board that the player can pay for, in every place; or none."""
        player, drawer = self.player, table.drawer(Kittens)
        board = drawer.board
        if not board or drawer.in_basket >= len(book_of(table).prices):
            return None
        may, purse = table.ruleset.hooks.isle_may_rescue, table.fish[player]
        found: list[rd.Options] = [
            placements(table, player, tile)
            for tile in board
            if price_of(table, player, tile) <= purse and may(table, player, tile, NAME)
        ]
        ask = rd.Message("kittens.ask.another", {"fish": price_of(table, player, board[0])})
        options = rd.Chain([*found, (NO_OTHER,)])
        public = not table.hands[player]
        return rd.Decision(player, "kittens.another", options, ask, public=public, interrupts=True)

    def take(self, table: IsleTable, player: int, chosen: rd.Option) -> None:
        """Pay for another kitten; it needs no further basket."""
        if type(chosen) is not Place:
            return
        fish = price_of(table, player, chosen.tile)
        table.pay(player, fish)
        table.drawer(Kittens).board.remove(chosen.tile)
        if table.log is not None:
            args = {"tile": rd.Ref("tile", chosen.tile), "fish": fish}
            table.tell("kittens.another", player=table.name(player), **args)
        stow(table, player, chosen, NAME)

    def why_not(self, table: IsleTable, player: int, option: rd.Option) -> rd.Message | None:
        """It is no kitten of the board, it is too dear, or it cannot lie there."""
        board = table.drawer(Kittens).board
        if type(option) is not Place:
            return None
        needs, has = price_of(table, player, option.tile), table.fish[player]
        if option.tile in board and needs > has:
            return rd.Message("isle.refused.fish", {"needs": needs, "has": has})
        return why_not_there(table, player, option, board)


def price_of(table: IsleTable, player: int, tile: str) -> int:
    """What a further kitten in the basket costs now."""
    price = book_of(table).prices[table.drawer(Kittens).in_basket]
    return table.ruleset.hooks.isle_price(price, table, player, tile, NAME)


@rd.step(name="refill")
class Refill:
    """A rescue of kittens is over: refill the board."""

    def run(self, table: IsleTable) -> None:
        table.drawer(Kittens).in_basket = 0
        fill(table)


@rd.step(name="new-board")
class NewBoard:
    """Take all kittens on the board out of the game, and fill it anew while the bag lasts."""

    def run(self, table: IsleTable) -> None:
        drawer = table.drawer(Kittens)
        if table.log is not None:
            table.tell("kittens.leave", board=rd.refs("tile", drawer.board))
        table.leave(drawer.board)
        drawer.board = []
        fill(table)


@rd.contributes(hooks.isle_rescue_goes_on)
def goes_on(table: IsleTable) -> bool:
    """Whether kittens alone keep phase 4 going: the first player can still rescue one."""
    if any(table.fields):
        return False
    kittens, first = book_of(table).offers, table.ruleset.hooks.isle_first
    return any(
        chosen.tile in kittens
        for player in table.players
        if player not in table.passed and first(table, player)
        for chosen in rescues(table, player)
        if isinstance(chosen, Rescue)
    )


@rd.contributes(hooks.isle_rival_turn)
def rival_turn(table: IsleTable, rival: str, number: int) -> Sequence[Any]:
    """An opponent who stands first changes the whole board on the first turn of a day."""
    first = table.ruleset.hooks.isle_first
    beaten = not any(first(table, player) for player in table.players)
    return (NewBoard(),) if number == 1 and beaten else ()
