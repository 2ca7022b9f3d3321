"""The evening, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from ruledock.plugin import (
    NOBODY,
    Asking,
    Automatic,
    Decision,
    Message,
    Ref,
    Ruleset,
    SecretChoiceKind,
    Subsets,
    at_the_bottom,
    everyone,
    refs,
)
from ruledock_auction.agenda import Bidding, Draft, Hanging, KeepRest, Leftovers, NextPhase, Round
from ruledock_auction.options import Bid, Keep, Show
from ruledock_auction.table import AuctionTable


def begin(table: AuctionTable, step: Round) -> None:
    """Pay everybody's income, then plan this round's phases."""
    table.round = step.number
    table.order = (*table.order[1:], table.order[0]) if step.number > 1 else tuple(table.players)
    if table.log is not None:
        table.tell("auction.round", number=step.number)
    for player in table.order:
        table.earn(player, table.ruleset.hooks.auction_income(table, player))
    table.plan = table.ruleset.hooks.auction_plan(("draft", "sale", "show"), table)
    table.push(NextPhase())


def next_phase(table: AuctionTable, step: NextPhase) -> None:
    """Start the next phase of the plan."""
    if table.plan:
        name, table.plan = table.plan[0], table.plan[1:]
        table.push(step)
        table.ruleset.book.phases[name](table)
    elif table.round < table.ruleset.rules["rounds"]:
        table.push(Round(table.round + 1))


# -- draft ---------------------------------------------------------------------------------


def start_draft(table: AuctionTable) -> None:
    """Deal a packet to everybody, evenly: when cards run short, all get fewer."""
    rules = table.ruleset.rules["draft"]
    size = min(rules["packet"], len(table.deck) // len(table.players))
    table.passed_on = table.passed_on.begin(len(table.players))
    for player in table.players:
        cards = table.chance.draw_many("auction.deck", table.deck, size)
        table.packets[player] = sorted([*table.packets[player], *cards])
    if size:
        table.tell("auction.dealt", cards=size)
        table.push(*_drafts(table, size))


def _drafts(table: AuctionTable, size: int) -> list[Draft | KeepRest | Leftovers]:
    players = tuple(table.players)
    steps: list[Draft | KeepRest | Leftovers] = []
    for passes, keep in enumerate(table.ruleset.rules["draft"]["keep"]):
        if keep >= size > 0:
            return [*steps, KeepRest(passes)]
        size -= keep
        if keep and size:
            steps.append(Draft(players, (), keep, passes))
    return [*steps, Leftovers()] if size else steps


def packet_of(table: AuctionTable, player: int, passes: int) -> int:
    """The packet before a player after *passes* passes to the left."""
    return (player - passes) % len(table.coins)


def has_packets(table: AuctionTable, step: Draft) -> bool:
    """Whether a draft can wait: the packets hold enough for it and for those before it."""
    before = table.agenda[table.agenda.index(step) :]
    if step.players != tuple(table.players) or any(type(one) is not Draft for one in before):
        return False
    keeps: list[int] = [one.keep for one in before]
    return min(keeps) > 0 and sum(keeps) <= min(map(len, table.packets))


def goes_round(table: AuctionTable, step: KeepRest | Leftovers) -> bool:
    """Whether players can keep the rest of the packets: they still go round."""
    return bool(table.passed_on.round)


def offer_draft(table: AuctionTable, step: Draft, player: int) -> Decision:
    packet = table.packets[packet_of(table, player, step.passes)]
    return Decision(
        player,
        "auction.draft",
        Subsets(Keep, packet, step.keep, step.keep),
        step.prompt,
        private=True,
    )


def keep_chosen(table: AuctionTable, step: Draft, chosen: Mapping[int, Keep]) -> None:
    """Everybody keeps what was chosen and passes the rest to the left."""
    kept = [(packet_of(table, who, step.passes), who, keep.cards) for who, keep in chosen.items()]
    for number, player, cards in kept:
        packet = table.packets[number]
        for card in cards:
            packet.remove(card)
        table.receive(player, cards)
        if table.log is not None:
            _tell_kept(table, player, cards)
    table.passed_on = table.passed_on.keep_each(kept)


def keep_rest(table: AuctionTable, step: KeepRest) -> None:
    """Everybody keeps the whole packet."""
    keeps = {who: packet_of(table, who, step.passes) for who in table.players}
    chosen = {who: Keep(tuple(table.packets[number])) for who, number in keeps.items()}
    keep_chosen(table, Draft(tuple(table.players), (), 0, step.passes), chosen)


def clear_packets(table: AuctionTable, step: Leftovers) -> None:
    for number, packet in enumerate(table.packets):
        table.passed_on = table.passed_on.keep(number, NOBODY, packet)
        for card in packet:
            table.passed_on = table.passed_on.show(card)
        table.discard.extend(packet)
        table.packets[number] = []


def _tell_kept(table: AuctionTable, player: int, kept: Sequence[str]) -> None:
    told = {"player": table.name(player), "count": len(kept)}
    table.whisper([player], "auction.kept", _cards=refs("card", kept), **told)


# -- sale ----------------------------------------------------------------------------------


def start_sale(table: AuctionTable) -> None:
    """Put lots on the block, to bid for one after the other."""
    for _ in range(table.ruleset.rules["lots"]):
        lot = table.next_lot()
        if lot is not None:
            table.block.append(lot)
    if table.log is not None:
        table.tell("auction.block", lots=refs("card", table.block))
    call_next_lot(table)
    table.window("before-sale", table.order)


def call_next_lot(table: AuctionTable) -> None:
    """Ask for bids for the first lot on the block, if there is one."""
    if table.block:
        table.agenda.append(Bidding(table.order, (), table.block[0]))


def is_called(table: AuctionTable, step: Bidding) -> bool:
    """Whether players can bid for a lot: it is the first one on the block, once."""
    called = [one for one in table.agenda if type(one) is Bidding]
    return len(called) == 1 and table.block[:1] == [step.lot]


def offer_bid(table: AuctionTable, step: Bidding, player: int) -> Decision:
    """Any number of coins in the purse; only 0 when a module keeps the player out."""
    purse = table.coins[player]
    may = table.ruleset.hooks.auction_may_bid(table, player, step.lot)
    bids = table.ruleset.book.bids_up_to(purse if may else 0)
    prompt = partial(ask_for_bid, table.ruleset, step.lot, purse)
    return Decision(player, "auction.bid", bids, prompt)


def ask_for_bid(ruleset: Ruleset, lot: str, purse: int) -> Message:
    return Message("auction.ask.bid", {"lot": Ref("card", lot), "coins": purse}, ruleset)


def sell(table: AuctionTable, step: Bidding, chosen: Mapping[int, Bid]) -> None:
    """Sell to the highest bid; among equal ones, to the first in turn order."""
    table.block.remove(step.lot)
    call_next_lot(table)
    winner = max(step.players, key=lambda player: chosen[player].coins)
    price = chosen[winner].coins
    if not price:
        table.discard.append(step.lot)
        if table.log is not None:
            table.tell("auction.unsold", lot=Ref("card", step.lot))
        return
    table.pay(winner, price)
    if table.log is not None:
        bids = [
            Message("auction.bid", {"player": table.name(player), "coins": bid.coins})
            for player, bid in chosen.items()
        ]
        args = {"player": table.name(winner), "lot": Ref("card", step.lot)}
        table.tell("auction.sold", coins=price, bids=bids, **args)
    if step.lot in table.ruleset.book.favours:
        table.receive(winner, [step.lot])
        table.bought.append(step.lot)
    else:
        table.hang(winner, [step.lot])
    table.push(*table.ruleset.hooks.auction_sold(table, winner, step.lot))


# -- show ----------------------------------------------------------------------------------


def start_show(table: AuctionTable) -> None:
    """In turn order, everybody may hang lots from the hand."""
    table.push(*(Hanging(player) for player in table.order))


def offer_show(table: AuctionTable, step: Hanging) -> Decision | None:
    known, fee = table.ruleset.book.lots, table.ruleset.rules["fee"]
    lots = [card for card in table.hands[step.player] if card in known]
    most = 1 + table.coins[step.player] // fee if fee else len(lots)
    return Decision(
        step.player,
        "auction.show",
        Subsets(Show, lots, 0, most),
        partial(Message, "auction.ask.show", {"fee": fee}),
        public=not table.hands[step.player],
        interrupts=True,
    )


def hang(table: AuctionTable, step: Hanging, player: int, chosen: Show) -> None:
    """Show lots: the first is free, each further one costs a fee."""
    table.pay(player, table.ruleset.rules["fee"] * max(0, len(chosen.lots) - 1))
    for lot in chosen.lots:
        table.leaves_hand(player, lot)
    table.hang(player, chosen.lots)
    if table.log is not None:
        table.tell("auction.shows", player=table.name(player), lots=refs("lot", chosen.lots))


STEPS = (
    Automatic(Round, begin, fits=at_the_bottom, name="round"),
    Automatic(NextPhase, next_phase, fits=at_the_bottom, name="next-phase"),
    SecretChoiceKind(
        Draft,
        offer_draft,
        keep_chosen,
        closes=everyone,
        fits=has_packets,
        name="draft",
    ),
    Automatic(KeepRest, keep_rest, fits=goes_round, name="keep-rest"),
    Automatic(Leftovers, clear_packets, fits=goes_round, name="leftovers"),
    SecretChoiceKind(Bidding, offer_bid, sell, fits=is_called, name="bidding"),
    Asking(Hanging, offer_show, hang, name="hanging"),
)
PHASES = (("draft", start_draft), ("sale", start_sale), ("show", start_show))
