"""What a player remembers, the slow way: every world by itself, card by card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import combinations
from operator import or_

from ruledock_sea_salt_paper.knowledge.beliefs import Beliefs, Counts
from ruledock_sea_salt_paper.knowledge.trail import (
    DISCARDED,
    DREW,
    LAID,
    PICKED,
    TOOK,
    Layout,
    Move,
)
from ruledock_sea_salt_paper.table import SeaTable

Places = tuple[frozenset[int], ...]
"""By discard pile, then by hand: the cards lying there that the viewer has seen."""


def slow_worlds(table: SeaTable, viewer: int | None) -> set[Places]:
    """All ways in which the cards may lie that *viewer* has seen; the own hand is left out."""
    layout = Layout.before(table)
    orders = [pile[:] for pile in layout.piles]
    seen = {card for pile in (*layout.piles, *layout.laid) for card in pile}
    seen |= layout.hands[viewer] if viewer is not None else set()
    worlds = {(*map(frozenset, layout.piles), *(frozenset[int]() for _ in layout.hands))}
    for move in map(Move.read, table.trail):
        went = {new for old in worlds for new in after(old, move, viewer, layout, seen)}
        if move.kind != DREW or move.player == viewer:
            learnt = move.kind in (DREW, DISCARDED, LAID) or viewer in (move.player, move.other)
            seen |= {move.card} if learnt or move.kind in (TOOK, PICKED) else set()
        layout.redo(move)
        if move.kind == DISCARDED:
            orders[move.other].append(move.card)
        shown = move.kind in (TOOK, PICKED)
        worlds = {new for new in went if not shown or agrees(new, move.other, layout, orders)}
    step = table.agenda[-1] if table.agenda else None
    pile = getattr(step, "pile", None)
    if pile is not None and step is not None and step.player == viewer:  # type: ignore[attr-defined]
        worlds = {world for world in worlds if world[pile] == set(layout.piles[pile])}
    return worlds


def agrees(world: Places, pile: int, layout: Layout, orders: list[list[int]]) -> bool:
    """Whether the card on top is the one that everybody sees there."""
    lying = [card for card in orders[pile] if card in world[pile]]
    return lying[-1:] == layout.piles[pile][-1:]


def after(
    world: Places, move: Move, viewer: int | None, layout: Layout, seen: set[int]
) -> Iterator[Places]:
    """The worlds that a move, as far as the viewer saw it, may have led to."""
    piles = len(layout.piles)
    own = None if viewer is None else piles + viewer
    hand, card = piles + move.player, move.card
    if move.kind == DREW:
        yield world
    elif move.kind == DISCARDED:
        yield to(world, card, None, move.other, own)
    elif move.kind == TOOK:
        yield to(world, card, move.other, hand, own)
    elif move.kind == PICKED:
        pile = layout.piles[move.other]
        if move.player == viewer and world[move.other] != set(pile):
            return
        open_ = move.player == viewer or card == pile[-1]
        for one in [card] if open_ else world[move.other] - {pile[-1]}:
            yield to(world, one, move.other, hand, own)
    elif move.kind == LAID or move.player == viewer:
        yield from left(
            world, card, hand if move.kind == LAID else piles + move.other, own, seen, layout
        )
    elif move.other == viewer:
        yield to(world, card, None, hand, own)
    else:
        victim = piles + move.other
        if len(layout.hands[move.other]) > len(world[victim]):
            yield world
        for one in world[victim]:
            yield to(world, one, victim, hand, own)


def left(
    world: Places, card: int, hand: int, own: int | None, seen: set[int], layout: Layout
) -> Iterator[Places]:
    """The viewer sees a card that was in a hand."""
    strangers = 0 if hand == own else len(layout.hands[hand - len(layout.piles)]) - len(world[hand])
    if hand == own or (card not in seen and strangers):
        yield world
    elif card in world[hand]:
        yield to(world, card, hand, None, own)


def to(world: Places, card: int, source: int | None, target: int | None, own: int | None) -> Places:
    """The world with a card in another place; nobody looks for what is in the own hand."""
    places = list(world)
    if source is not None:
        places[source] -= {card}
    if target is not None and target != own:
        places[target] |= {card}
    return tuple(places)


def spelt_out(beliefs: Beliefs) -> set[Places]:
    """All ways to lay out the cards that beliefs stand for."""
    found = set()
    for world in beliefs.worlds:
        ways = [tuple(map(cards, beliefs.sure))]
        for group, counts in zip(beliefs.groups, world, strict=True):
            ways = [joined(way, more) for way in ways for more in shares(cards(group), counts)]
        found.update(ways)
    return found


def cards(mask: int) -> frozenset[int]:
    return frozenset(card for card in range(mask.bit_length()) if mask >> card & 1)


def joined(one: Places, other: Places) -> Places:
    return tuple(reduce(or_, both) for both in zip(one, other, strict=True))


def shares(group: frozenset[int], counts: Counts) -> Iterator[Places]:
    """All ways to lay so many cards of a group in each place."""
    if not counts:
        yield ()
        return
    for first in map(frozenset, combinations(sorted(group), counts[0])):
        for rest in shares(group - first, counts[1:]):
            yield (first, *rest)
