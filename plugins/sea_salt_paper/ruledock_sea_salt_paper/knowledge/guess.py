"""Guessing what a player cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from ruledock.plugin import CARDS
from ruledock_sea_salt_paper.knowledge.beliefs import Cards, World, bits
from ruledock_sea_salt_paper.knowledge.memory import Memory, Passage
from ruledock_sea_salt_paper.knowledge.trail import DREW, LAID, PICKED, ROBBED, Layout, Move
from ruledock_sea_salt_paper.table import SeaTable


class Guess:
    """Deals what a player cannot see, with every layout of the cards equally likely."""

    of = CARDS

    def guess(self, table: SeaTable, player: int, rng: Any) -> None:
        """Lay the table out as *player* believes it might be."""
        memory = Memory.of(table, player)
        strangers = [n for n in range(len(table.book.ids)) if not memory.seen >> n & 1]
        while True:
            world = _draw_world(memory, len(strangers), rng)
            cards = memory.beliefs.cards(world, rng)
            rng.shuffle(strangers)
            dealt = _deal(table, memory, cards, strangers)
            if not _somebody_has_won(table, dealt, player):
                break
        layout, rest = dealt
        _put(table, player, layout, rest)
        table.trail = retrace(table, memory, cards, layout, rng)


def _draw_world(memory: Memory, strangers: int, rng: Any) -> World:
    """Draw a world, weighted by the number of layouts of its cards and strangers."""
    worlds = list(memory.beliefs.worlds)
    if len(worlds) == 1:
        return worlds[0]
    place = rng.randrange(sum(weight_of(memory, world, strangers) for world in worlds))
    for world in worlds:
        place -= weight_of(memory, world, strangers)
        if place < 0:
            return world
    raise AssertionError("unreachable")


def weight_of(memory: Memory, world: World, strangers: int) -> int:
    """How many layouts look like this world."""
    ways = memory.beliefs.meanings(world)
    for player in range(len(memory.layout.hands)):
        if player != memory.viewer:
            count = memory.strangers(world, player)
            ways *= comb(strangers, count)
            strangers -= count
    return ways


def _deal(
    table: SeaTable, memory: Memory, cards: Cards, strangers: Sequence[int]
) -> tuple[Layout, list[int]]:
    """Lay out the known cards, fill up with strangers, and return those left over."""
    left = list(strangers)
    piles = [
        [card for card in order if cards[place] >> card & 1]
        for place, order in enumerate(memory.orders)
    ]
    hands = []
    for player, hand in enumerate(memory.layout.hands):
        if player == memory.viewer:
            hands.append(set(hand))
            continue
        known = {bit.bit_length() - 1 for bit in bits(cards[len(piles) + player])}
        known.update(left.pop() for _ in range(len(hand) - len(known)))
        hands.append(known)
    return Layout(piles, hands, [set(laid) for laid in memory.layout.laid]), left


def _somebody_has_won(table: SeaTable, dealt: tuple[Layout, list[int]], player: int) -> bool:
    """Whether the game would be over already, which rules the world out."""
    book, layout = table.book, dealt[0]
    if not table.agenda:
        return False
    owned = (
        sum(1 << card for card in (*hand, *laid))
        for who, (hand, laid) in enumerate(zip(layout.hands, layout.laid, strict=True))
        if who != player
    )
    return any(book.wins(book.scene(mine)) for mine in owned)


def _put(table: SeaTable, player: int, layout: Layout, rest: list[int]) -> None:
    ids = table.book.ids
    table.piles = [[ids[card] for card in pile] for pile in layout.piles]
    table.hands = [[ids[card] for card in sorted(hand)] for hand in layout.hands]
    if table.turn != player:
        count = len(table.drawn)
        table.drawn = [ids[card] for card in sorted(rest[:count])]
        rest = rest[count:]
    table.deck = [ids[card] for card in sorted(rest)]
    table.recount()


def retrace(table: SeaTable, memory: Memory, cards: Cards, layout: Layout, rng: Any) -> list[int]:
    """A trail to the new table that looks to the viewer like the real one.

    It walks backwards. Where a card moved unseen, it draws one of those it can have been; the
    viewer's beliefs at that time name them, so there is always one.
    """
    walk = Layout([pile[:] for pile in layout.piles], [set(h) for h in layout.hands], layout.laid)
    walk.laid = [set(laid) for laid in layout.laid]
    codes = []
    for code, passage in zip(reversed(table.trail), reversed(memory.past), strict=True):
        before, bit = _step_back(passage, memory, walk, cards, rng) if passage else (cards, 0)
        move = _imagine(Move.read(code), memory, walk, cards, before, bit, rng)
        walk.undo(move)
        codes.append(move.write())
        cards = before
    return codes[::-1]


def _step_back(
    passage: Passage, memory: Memory, walk: Layout, cards: Cards, rng: Any
) -> tuple[Cards, int]:
    """A possible layout before, and the card that moved since; 0 for a stranger."""
    ways = list(passage.backwards(cards))
    if len(ways) == 1:
        return ways[0]
    player = (passage.target or 0) - len(walk.piles)
    strangers = len(walk.hands[player]) - cards[passage.target or 0].bit_count()
    weights = [1 if bit else strangers for _, bit in ways]
    place: int = rng.choices(range(len(ways)), weights)[0]
    return ways[place]


def _imagine(
    move: Move, memory: Memory, walk: Layout, cards: Cards, before: Cards, bit: int, rng: Any
) -> Move:
    """The move with a card that it may have moved."""
    hidden = memory.viewer != move.player and (
        move.kind in (DREW, PICKED) or (move.kind == ROBBED and memory.viewer != move.other)
    )
    if not hidden or move.kind == LAID:
        return move
    if not bit:
        known = cards[len(walk.piles) + move.player]
        mine = sorted(card for card in walk.hands[move.player] if not known >> card & 1)
        return move._replace(card=rng.choice(mine))
    card = bit.bit_length() - 1
    if move.kind != PICKED:
        return move._replace(card=card)
    order = memory.orders[move.other]
    below = [one for one in order[: order.index(card)] if before[move.other] >> one & 1]
    return move._replace(card=card, below=len(below))
