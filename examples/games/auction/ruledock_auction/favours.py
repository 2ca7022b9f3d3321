"""Favours: anybody may play them at any time, and others may object before they take effect."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import Automatic, Interrupt, Message, Operation, Option, Ref, its_player
from ruledock_auction.agenda import Resolve
from ruledock_auction.options import Play
from ruledock_auction.table import AuctionTable


def pending(table: AuctionTable, player: int) -> str | None:
    """Somebody else's favour that is about to take effect and that the player can still answer."""
    for step in table.agenda[::-1]:
        if isinstance(step, Resolve) and step.favour not in table.cancelled:
            return step.favour if step.player != player else None
    return None


def offer_favours(table: AuctionTable, player: int, only: frozenset[str] | None) -> Sequence[Play]:
    """Favours in hand; answers only when there is something to answer."""
    plays, hand = table.ruleset.book.plays, table.hands[player]
    if plays.keys().isdisjoint(hand):
        return ()
    found = []
    for card in hand:
        if card in plays:
            play, answers = plays[card]
            if pending(table, player) is not None if answers else only is None:
                found.append(play)
    return tuple(found)


def why_not(table: AuctionTable, player: int, option: Option) -> Message | None:
    """Why a favour cannot be played, whatever is asked."""
    if not isinstance(option, Play):
        return None
    favour = Ref("favour", option.favour)
    if option.favour not in table.hands[player]:
        return Message("auction.refused.not_held", {"cards": [favour]})
    answers = table.ruleset.book.favours[option.favour].answers
    return Message("auction.refused.answers" if answers else "auction.refused.only_answers")


def play_favour(table: AuctionTable, player: int, chosen: Play) -> None:
    """Lay the favour open; all others may object before it takes effect."""
    table.leaves_hand(player, chosen.favour)
    table.discard.append(chosen.favour)
    if table.log is not None:
        favour = Ref("favour", chosen.favour)
        table.tell("auction.plays", player=table.name(player), favour=favour)
    table.push(Resolve(player, chosen.favour))
    table.window("objection", table.after(player))


def resolve(table: AuctionTable, step: Resolve) -> None:
    """Carry out what the favour says, from first to last."""
    if step.favour in table.cancelled:
        table.cancelled.remove(step.favour)
        if table.log is not None:
            table.tell("auction.cancelled", favour=Ref("favour", step.favour))
        return
    for bound in table.ruleset.book.effects[step.favour]:
        bound.operation.run(table, step, **bound.params)


def gain(table: AuctionTable, step: Resolve, coins: int) -> None:
    """Give the player of the favour coins from the bank."""
    table.earn(step.player, coins)


def peek(table: AuctionTable, step: Resolve) -> None:
    """Look at the next lot, which lies in reserve from now on."""
    if table.reserve is None:
        table.reserve = table.draw()
    if table.reserve is None:
        return
    table.peeked.add(step.player)
    if table.log is not None:
        args = {"player": table.name(step.player), "_lot": Ref("card", table.reserve)}
        table.whisper([step.player], "auction.peeks", **args)


def cancel(table: AuctionTable, step: Resolve) -> None:
    """Cancel the favour that this one answers."""
    target = pending(table, step.player)
    if target is not None:
        table.cancelled.append(target)


COINS = {
    "type": "object",
    "properties": {"coins": {"type": "integer", "minimum": 1, "maximum": 20}},
    "required": ["coins"],
    "additionalProperties": False,
}
NOTHING = {"type": "object", "properties": {}, "additionalProperties": False}
OPERATIONS = (
    Operation("gain", COINS, gain, "Take coins from the bank.", {"gain": {"coins": 3}}),
    Operation("peek", NOTHING, peek, "Look at the next lot.", "peek"),
    Operation("cancel", NOTHING, cancel, "Stop the favour being answered.", "cancel"),
)
PLAY = Interrupt(
    Play,
    offer_favours,
    play_favour,
    name="favour",
    tags=frozenset({"answer"}),
    possible=lambda table, player: bool(table.hands[player]),
)
RESOLVE = Automatic(Resolve, resolve, closes=its_player, allows=("answer",), name="resolve")


STEPS = (RESOLVE,)
INTERRUPTS = (PLAY,)
