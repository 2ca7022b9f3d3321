"""What is legal in the auction: a second, slow version, from the rules alone."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.engine.secret_choices import SecretChoice, Withdraw
from ruledock.engine.windows import Nothing, Window
from ruledock.game.game import Game
from ruledock.testing import Act
from ruledock_auction.agenda import Bidding, Draft, Hanging, Resolve
from ruledock_auction.options import Bid, Keep, Play, Show
from ruledock_auction.table import AuctionTable
from ruledock_auction.tolls import AtTheDoor, Enter, Room, StayOut


def legal(game: Game, act: Act) -> bool:
    """Whether the rules allow *act* now."""
    table = AuctionTable.of(game)
    step, player, option = table.agenda[-1], act.player, act.option
    if not act.asked:
        return may_withdraw(table, player) if option == Withdraw() else may_play(table, act)
    if isinstance(step, Draft):
        packet = table.packets[(player - step.passes) % len(table.players)]
        keeps = isinstance(option, Keep) and len(option.cards) == step.keep
        return keeps and in_order(option.cards, packet)
    if isinstance(step, Bidding):
        return isinstance(option, Bid) and may_bid(table, player, option.coins)
    if isinstance(step, AtTheDoor):
        return option == StayOut() or (option == Enter() and table.coins[player] >= 2)
    if isinstance(step, Hanging) and isinstance(option, Show):
        return may_show(table, player, option.lots)
    return (isinstance(step, Window) and option == Nothing()) or may_play(table, act)


def in_order(cards: Sequence[str], among: Sequence[str]) -> bool:
    """Different cards, all of them from there, written in alphabetical order."""
    return list(cards) == sorted(set(cards)) and set(cards) <= set(among)


def may_withdraw(table: AuctionTable, player: int) -> bool:
    step = table.agenda[-1]
    return isinstance(step, SecretChoice) and step.choice_of(player) is not None


def may_bid(table: AuctionTable, player: int, coins: int) -> bool:
    """No more than the purse holds; and nothing at all without a seat, where seats are sold."""
    if Room in table.drawers and player not in table.drawer(Room).seated:
        return coins == 0
    return 0 <= coins <= table.coins[player]


def may_show(table: AuctionTable, player: int, lots: Sequence[str]) -> bool:
    """Lots of the hand; every one after the first must be paid for."""
    price = table.ruleset.rules["fee"] * (len(lots) - 1) if lots else 0
    owned = [card for card in table.hands[player] if card in table.ruleset.book.lots]
    return in_order(lots, owned) and price <= table.coins[player]


def may_play(table: AuctionTable, act: Act) -> bool:
    """A favour of the hand, unless the player is tied up; an answer needs something to answer."""
    player, option = act.player, act.option
    if not isinstance(option, Play) or option.favour not in table.hands[player]:
        return False
    step = table.agenda[-1]
    waits_for_other = isinstance(step, Window) and step.player != player
    if isinstance(step, Draft) or waits_for_other or has_sealed(table, player):
        return False
    pending = [step for step in table.agenda if isinstance(step, Resolve)]
    if table.ruleset.book.favours[option.favour].answers:
        alive = [step for step in pending if step.favour not in table.cancelled]
        return bool(alive) and alive[-1].player != player
    return all(step.player != player for step in pending)


def has_sealed(table: AuctionTable, player: int) -> bool:
    steps = [step for step in table.agenda if isinstance(step, SecretChoice)]
    return any(step.choice_of(player) is not None for step in steps)
