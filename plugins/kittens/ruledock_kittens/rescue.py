"""Rescuing kittens: a second one in the same basket, refilling the board, the end of phase 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock import plugin as rd
from ruledock_isle import public as isle
from ruledock_isle.public import IsleTable, hooks
from ruledock_kittens.board import NAME, Kittens, book_of, fill, price_of


@rd.option("no other kitten")
class NoOther(rd.Option):
    """Put no further kitten into this basket."""


@rd.contributes(hooks.isle_tile_placed)
def after_placing(table: IsleTable, player: int, tile: str, source: str) -> Sequence[Any]:
    """The step that follows a kitten from the board."""
    return (Boarded(player),) if source == NAME else ()


@rd.step(name="boarded")
class Boarded:
    """A kitten lies on a boat, and the map it covers is settled."""

    player: rd.Player

    def run(self, table: IsleTable) -> None:
        """Another kitten may follow into the basket; refill the board after the rescue."""
        drawer = table.drawer(Kittens)
        drawer.in_basket += 1
        if drawer.in_basket == 1:
            table.push(Refill())
        table.push(Another(self.player))


@rd.step(name="another")
class Another:
    """The player who has just rescued a kitten may put another one into the same basket."""

    player: rd.Player

    def offer(self, table: IsleTable) -> rd.Decision | None:
        """While the basket has room, every kitten that the player can pay for; or none."""
        player, kittens = self.player, table.drawer(Kittens)
        board, number = kittens.board, kittens.in_basket
        if not board or number >= len(book_of(table).prices):
            return None
        may, purse = table.ruleset.hooks.isle_may_rescue, table.fish[player]
        found: list[rd.Options] = [
            isle.placements(table, player, tile)
            for tile in board
            if price_of(table, player, tile, number) <= purse and may(table, player, tile, NAME)
        ]
        ask = rd.Message("kittens.ask.another", {"fish": price_of(table, player, board[0], number)})
        options = rd.Chain([*found, (NoOther(),)])
        public = not table.hands[player]
        return rd.Decision(player, "kittens.another", options, ask, public=public, interrupts=True)

    def take(self, table: IsleTable, player: int, chosen: rd.Option) -> None:
        """Pay for another kitten; it needs no further basket."""
        if type(chosen) is not isle.Place:
            return
        kittens, tile = table.drawer(Kittens), rd.Ref("tile", chosen.tile)
        fish = price_of(table, player, chosen.tile, kittens.in_basket)
        table.pay(player, fish)
        kittens.board.remove(chosen.tile)
        table.tell("kittens.another", player=table.name(player), tile=tile, fish=fish)
        isle.stow(table, player, chosen, NAME)

    def why_not(self, table: IsleTable, player: int, option: rd.Option) -> rd.Message | None:
        """It is no kitten of the board, it is too dear, or it cannot lie there."""
        kittens, has = table.drawer(Kittens), table.fish[player]
        if type(option) is not isle.Place:
            return None
        needs = price_of(table, player, option.tile, kittens.in_basket)
        if option.tile in kittens.board and needs > has:
            return rd.Message("isle.refused.fish", {"needs": needs, "has": has})
        return isle.why_not_there(table, player, option, kittens.board)


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
        table.tell("kittens.leave", board=rd.refs("tile", drawer.board))
        table.leave(drawer.board)
        drawer.board = []
        fill(table)


@rd.contributes(hooks.isle_rescue_goes_on)
def goes_on(table: IsleTable) -> bool:
    """Whether kittens alone keep phase 4 going: the first player can still rescue one."""
    if any(table.fields):
        return False
    board, first = table.drawer(Kittens).board, table.ruleset.hooks.isle_first
    return any(
        isinstance(chosen, isle.Rescue) and chosen.tile in board
        for player in table.players
        if player not in table.passed and first(table, player)
        for chosen in isle.rescues(table, player)
    )


@rd.contributes(hooks.isle_rival_turn)
def rival_turn(table: IsleTable, rival: str, number: int) -> Sequence[Any]:
    """An opponent who stands first changes the whole board on the first turn of a day."""
    first = table.ruleset.hooks.isle_first
    beaten = not any(first(table, player) for player in table.players)
    return (NewBoard(),) if number == 1 and beaten else ()
