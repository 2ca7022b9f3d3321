"""The auction: a small invented game with everything that is hard in larger ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from typing import Any

import attrs

from ruledock.plugin import (
    GameSpec,
    Message,
    Prepare,
    Ref,
    ScoreLine,
    See,
    at_stage,
    hookimpl,
)
from ruledock_auction import (
    content_kinds,
    favours,
    knowledge,
    options,
    steps,
    words,
)
from ruledock_auction.agenda import Round
from ruledock_auction.content_kinds import Favour, Line, Lot
from ruledock_auction.hookspecs import AuctionHooks, Income, MayBid, Plan, ScoreLines, StartPhase
from ruledock_auction.ruleset import AuctionRuleset
from ruledock_auction.table import AuctionTable
from ruledock_drawing.hookspecs import Screen


@attrs.frozen(eq=False)
class Book:
    """What the auction looks up while it runs."""

    cards: tuple[str, ...]
    lots: Mapping[str, Lot]
    favours: Mapping[str, Favour]
    plays: Mapping[str, tuple[options.Play, bool]]
    """By favour: the option to play it, and whether it only answers others."""
    effects: Mapping[str, Sequence[Any]]
    phases: Mapping[str, StartPhase]
    lines: tuple[tuple[Line, Message, Any], ...]
    bids: tuple[options.Bid, ...]
    """Every possible bid, made once for all games."""
    bits: Mapping[str, int]
    ids: tuple[str, ...]
    kinds: tuple[int, ...]
    values: tuple[int, ...]

    def bids_up_to(self, coins: int) -> Sequence[options.Bid]:
        """Every bid from nothing to *coins*."""
        return self.bids[: coins + 1]

    def gallery(self, table: AuctionTable, player: int) -> words.Gallery:
        """What scores see of a player."""
        bits = self.bits
        shown = sum([bits[lot] for lot in table.shows[player]])
        return words.Gallery(shown, table.coins[player], self.kinds, self.values, self.ids)


def prepare(ruleset: AuctionRuleset) -> Book:
    """Build the book: cards by id, effects bound, scores compiled."""
    content, compiled = ruleset.content, ruleset.words.compile
    lots, cards = content.items["lots"], content.items["favours"]
    kinds = dict.fromkeys(words.KINDS, 0)
    for bit, lot in enumerate(lots.values()):
        kinds[lot.kind] |= 1 << bit
    return Book(
        cards=tuple(sorted([*lots, *cards])),
        lots=lots,
        favours=cards,
        plays={name: (options.Play(name), card.answers) for name, card in cards.items()},
        effects={name: ruleset.operations.compile(list(card.does)) for name, card in cards.items()},
        phases=dict(ruleset.hooks.auction_phases.values()),
        lines=tuple(
            (
                line,
                Message("auction.line", {"line": Ref("lines", line.id, line.text)}),
                compiled("score", line.score),
            )
            for line in content.all("lines")
        ),
        bids=tuple(map(options.Bid, options.COINS.domain(ruleset))),
        bits={name: 1 << bit for bit, name in enumerate(lots)},
        ids=tuple(lots),
        kinds=tuple(kinds.values()),
        values=tuple(lot.value for lot in lots.values()),
    )


def setup(table: AuctionTable) -> None:
    """Give everybody an empty hand and some coins, and make the deck."""
    rules, count = table.ruleset.rules, len(table.players)
    table.coins = [rules["coins"]] * count
    table.hands = [[] for _ in range(count)]
    table.packets = [[] for _ in range(count)]
    table.shows = [[] for _ in range(count)]
    table.deck = list(table.ruleset.book.cards)
    table.push(Round(1))


def winners(table: AuctionTable, totals: Sequence[int]) -> list[int]:
    """Most points; among equals most coins; then victory is shared."""
    best = max((total, table.coins[player]) for player, total in enumerate(totals))
    return [p for p, total in enumerate(totals) if (total, table.coins[p]) == best]


def score(table: AuctionTable, player: int) -> Sequence[ScoreLine]:
    """All lines that the game and its modules contribute."""
    return table.ruleset.hooks.auction_lines(table, player)


def check(table: AuctionTable) -> None:
    """Raise unless everybody has a place in the order and every card is in exactly one place."""
    if (table.round or table.order) and sorted(table.order) != list(table.players):
        raise ValueError("everybody must have one place in the turn order")
    places = [*table.hands, *table.packets, *table.shows, table.deck, table.block, table.discard]
    found = sorted(card for place in places for card in place)
    found += [table.reserve] if table.reserve else []
    if sorted(found) != list(table.ruleset.book.cards):
        raise ValueError("every card must be in exactly one place")


hookspecs = "ruledock_auction.hookspecs"
parts = (content_kinds, favours, options, steps, words)
schemas = files(__package__) / "schemas"


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="auction",
        title="The auction house",
        players=(2, 4),
        table=AuctionTable,
        setup=setup,
        score=score,
        winners=winners,
        why_not=favours.why_not,
        packs=("auction",),
        rules_schema={"auction": "auction-rules.schema.json"},
        windows={"before-sale": "phases", "objection": "own"},
        check=check,
        hooks=AuctionHooks,
        scene=words.SCENE,
        sorts=words.SORTS,
    )


@hookimpl
def ruledock_book() -> Iterable[Prepare]:
    return (prepare,)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (knowledge.see,)


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_auction.screen import draw  # late: only the tool needs it

    return (draw,)


@hookimpl
def auction_plan() -> Plan:
    return at_stage("base")(lambda phases, table: phases)


@hookimpl
def auction_phases() -> Iterable[tuple[str, StartPhase]]:
    return steps.PHASES


@hookimpl
def auction_income() -> Income:
    return lambda table, player: int(table.ruleset.rules["income"])


@hookimpl
def auction_may_bid() -> MayBid:
    return lambda table, player, lot: True


@hookimpl
def auction_lines() -> ScoreLines:
    def lines(table: AuctionTable, player: int) -> tuple[ScoreLine, ...]:
        book = table.ruleset.book
        scene = book.gallery(table, player)
        return tuple(
            ScoreLine(
                score(scene),
                text,
                f"auction.{one.id}",
                partial(table.ruleset.words.explain, "score", one.score, scene),
            )
            for one, text, score in book.lines
        )

    return lines
