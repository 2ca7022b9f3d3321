"""What a clan has brought home from one game, and what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruledock_kockombat.book import Book
from ruledock_kockombat.scoring.words import Haul
from ruledock_kockombat.table import Outcome


def haul(book: Book, outcome: Outcome, player: int) -> Haul:
    """The scene of one clan's score."""
    caught = set(outcome.caught[player])
    full = [place for place, tiles in enumerate(book.sets) if tiles and caught.issuperset(tiles)]
    cats = book.clans[outcome.clans[player]].cats
    return Haul(
        caught=_bits(book.prey, caught),
        sets=sum(1 << place for place in full),
        in_sets=_bits(book.prey, [tile for place in full for tile in book.sets[place]]),
        cats=_bits(cats, outcome.awake[player]),
        points=book.points,
        products=book.products,
        names={"prey": tuple(book.prey), "cat": cats, "set": tuple(map("+".join, book.sets))},
    )


def _bits(order: Sequence[str], chosen: Iterable[str]) -> int:
    return sum(1 << order.index(one) for one in chosen)


def points(book: Book, outcome: Outcome, player: int) -> int:
    """What one game pays a player, without the reasons."""
    scene, own = haul(book, outcome, player), book.clans[outcome.clans[player]].lines
    return sum(line.score(scene) for line in (*book.lines, *own))
