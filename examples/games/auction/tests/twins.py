"""Twins of the auction, each broken in one way that a check must find."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import Any

import attrs

from ruledock.engine.decisions import Decision, Product
from ruledock.engine.secrecy import CARDS
from ruledock.engine.step_kinds import StepKind
from ruledock.game.places import places
from ruledock.linking.declarations import DECLARATIONS, declared_by
from ruledock.linking.hooks import hookimpl
from ruledock_auction import favours, knowledge, plugin, steps
from ruledock_auction.agenda import Bidding, Hanging
from ruledock_auction.hookspecs import Income
from ruledock_auction.options import Bid
from ruledock_auction.table import AuctionTable
from ruledock_knowledge.deal import deal
from ruledock_knowledge.guess import recalled, unseen


def giving(value: Any) -> Callable[[], Any]:
    return hookimpl(lambda: value)


def twin(name: str, **changed: Any) -> SimpleNamespace:
    """A plugin like the auction, except for its name and these contributions."""
    shown = ("ruledock_", "auction_", "hookspecs", "schemas", "packs")
    hooks = {hook: one for hook, one in vars(plugin).items() if hook.startswith(shown)}
    hooks |= {one.name: declared_by("auction", one.name) for one in DECLARATIONS}
    changed["ruledock_game"] = attrs.evolve(plugin.ruledock_game(), name=name)
    for what, value in changed.items():
        hooks[what] = value if what.isupper() else giving(value)
    return SimpleNamespace(**hooks)


def doing(step: type, **changed: Any) -> tuple[StepKind, ...]:
    """The auction's kinds of step, with one of them doing something else."""
    kinds = (*steps.STEPS, favours.RESOLVE)
    return tuple(attrs.evolve(one, **changed) if one.step is step else one for one in kinds)


def bidding(change: Callable[[AuctionTable, int], int], product: type[Product] = Product) -> Any:
    """The auction's kinds of step, with more or fewer bids on offer."""

    def offer(table: AuctionTable, step: Bidding, player: int) -> Decision:
        decision = steps.offer_bid(table, step, player)
        count = max(1, len(decision.options) + change(table, player))
        return decision.offering(product(Bid, range(count)))

    return doing(Bidding, offer=offer)


# -- leaks -----------------------------------------------------------------------------------


def glimpse(table: AuctionTable, player: int | None) -> Mapping[str, Any]:
    """A view that shows the first card of a neighbour."""
    seat = 0 if player is None else (player + 1) % len(table.players)
    return {**knowledge.see(table, player), "glimpse": table.hands[seat][:1]}


def warned(table: AuctionTable, player: int) -> int:
    """One option fewer when somebody else holds an objection."""
    others = (card for seat in table.players if seat != player for card in table.hands[seat])
    return -1 if any(card.startswith("objection") for card in others) else 0


def holds_a_favour(table: AuctionTable, player: int) -> bool:
    """Whether windows ask a player, decided by what nobody else can know."""
    return any(card in table.ruleset.book.favours for card in table.hands[player])


def loudly(table: AuctionTable, step: Hanging, player: int, chosen: Any) -> None:
    """Tells everybody what is in the deck."""
    steps.hang(table, step, player, chosen)
    table.tell("auction.kept", player="the house", cards=list(table.deck))


# -- options ---------------------------------------------------------------------------------


class Grudging(Product):
    """Lists its last option and then denies it."""

    __slots__ = ()

    def __contains__(self, option: object) -> bool:
        return super().__contains__(option) and (len(self) < 2 or option != self[-1])


# -- chance, exceptions, order ---------------------------------------------------------------


def windfall(table: AuctionTable, player: int) -> int:
    """Coins that no seed knows of."""
    return random.SystemRandom().randrange(1, 6)


def tripping(table: AuctionTable, step: Hanging, player: int, chosen: Any) -> None:
    """Raises when half of the work is done."""
    if len(chosen.lots) > 1:
        table.leaves_hand(player, chosen.lots[0])
        raise RuntimeError("the hammer fell off")
    steps.hang(table, step, player, chosen)


BUSY: list[int] = []


def noting(table: AuctionTable, step: Hanging, player: int, chosen: Any) -> None:
    """Makes a note outside the table while it works; a note left behind costs somebody a coin."""
    left_behind = bool(BUSY)
    BUSY.append(player)
    steps.hang(table, step, player, chosen)
    table.coins[player] += left_behind
    BUSY.clear()


DOCKED: list[str] = []


def rival(name: str, coins: int) -> SimpleNamespace:
    """A module that pays player 0, but only if its rival was not linked before it."""

    @hookimpl
    def auction_income() -> Income:
        first = len(DOCKED) % 2 == 0
        DOCKED.append(name)
        return lambda table, player: coins if first and player == 0 else 0

    return SimpleNamespace(auction_income=auction_income)


# -- guesses ---------------------------------------------------------------------------------


@attrs.frozen
class Guess:
    """Guesses in a way of its own."""

    deal: Callable[[AuctionTable, int, Any], None]
    of: str = CARDS

    def guess(self, table: AuctionTable, player: int, rng: Any) -> None:
        self.deal(table, player, rng)


def tell_the_truth(table: AuctionTable, player: int, rng: Any) -> None:
    """Leaves everything as it really is."""


def remember_nothing(table: AuctionTable, player: int, rng: Any) -> None:
    """Deals cards as somebody who remembers no packet."""
    lay_anew(table, player, (), rng)


def leave_memories(table: AuctionTable, player: int, rng: Any) -> None:
    """Deals cards well, and leaves what others remember as it really is."""
    lay_anew(table, player, recalled(table, player, CARDS), rng)


def lay_anew(table: AuctionTable, player: int, memories: Any, rng: Any) -> None:
    hidden = [
        place for place in places(table) if place.declared.of == CARDS and not place.seen_by(player)
    ]
    known = {place.name: place.shows(player) for place in hidden}
    dealt = deal(unseen(hidden, known, memories), rng)
    for place in hidden:
        place.lay([*dealt[place.name], *known[place.name]])


def twins() -> Iterable[tuple[str, SimpleNamespace, str]]:
    """Every twin: its name, the plugin, and the property it breaks."""
    known = {
        "shows a card of another hand": ("leaks.view", {"ruledock_view": (glimpse,)}),
        "has fewer bids when others could object": (
            "leaks.options",
            {"STEPS": bidding(warned)},
        ),
        "asks only holders at a window": (
            "leaks.asked",
            {"INTERRUPTS": (attrs.evolve(favours.PLAY, possible=holds_a_favour),)},
        ),
        "tells what is in the deck": (
            "leaks.log",
            {"STEPS": doing(Hanging, then=loudly)},
        ),
        "offers bids on credit": (
            "options.illegal",
            {"STEPS": bidding(lambda table, player: 1)},
        ),
        "does not offer the last coin": (
            "options.missing",
            {"STEPS": bidding(lambda table, player: -1)},
        ),
        "refuses a bid it lists": (
            "sequence",
            {"STEPS": bidding(lambda table, player: 0, Grudging)},
        ),
        "pays from no seed": ("replay", {"auction_income": windfall}),
        "raises halfway through a step": (
            "accepts",
            {"STEPS": doing(Hanging, then=tripping)},
        ),
        "is left half-changed by an exception": (
            "faults",
            {"STEPS": doing(Hanging, then=noting)},
        ),
        "guesses the truth": ("guess.varies", {"ruledock_guess": (Guess(tell_the_truth),)}),
        "guesses what it knows to be wrong": (
            "guess",
            {"ruledock_guess": (Guess(remember_nothing),)},
        ),
        "leaves the memories of others": (
            "guess",
            {"ruledock_guess": (Guess(leave_memories),)},
        ),
    }
    for name, (breaks, changed) in known.items():
        plugin = "auction_" + name.replace(" ", "_").replace("-", "_")
        yield plugin, twin(plugin, **changed), breaks
