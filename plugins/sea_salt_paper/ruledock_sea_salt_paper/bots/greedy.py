"""The greedy bot: takes what is worth most now, with an eye to the next card.

It sits on a :class:`ruledock.Seat` like any player and knows only what a player may know; it
guesses hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ruledock.plugin import Option, Seat
from ruledock_sea_salt_paper.options import Discard, Keep, LastChance, Pick, Rob, Search, Stop, Take
from ruledock_sea_salt_paper.table import SeaTable

HOPE = 3.0
"""For how many cards ahead to count the average next card."""
SAFE = 2
"""The lead in points that makes it call a last chance."""
SAMPLES = 6
"""How many draws to imagine."""
WORLDS = 3
"""How many times to guess other hands."""


class SeaGreedy:
    """Judges each option and takes the best."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def __call__(self, seat: Seat) -> int:
        options = seat.decision.options
        if len(options) == 1:
            return 0
        mind = Mind(seat, self._rng)
        judge = JUDGES.get(seat.decision.kind.rpartition(".")[2])
        worth = judge(mind, options) if judge else [0.0] * len(options)
        return max(range(len(options)), key=worth.__getitem__)


class Mind:
    """What one player makes of the table at one moment."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat, self.rng, self.player = seat, rng, seat.player
        self.table = SeaTable.of(seat.guess(rng))
        self.book = self.table.book
        self.owned = self.table.owned[self.player]
        gone = self.owned
        for laid in self.table.laid:
            gone |= sum(self.book.bit[card] for card in laid)
        self.coming = [bit for bit in self.book.bit.values() if not gone & bit]
        """The cards that may still come."""

    def points(self, owned: int) -> int:
        return self.book.points(owned)

    def value(self, owned: int) -> float:
        """Card points, and what the next cards will probably add."""
        now = self.points(owned)
        more = sum(self.points(owned | bit) - now for bit in self.coming if not owned & bit)
        return now + HOPE * more / max(1, len(self.coming))

    def with_card(self, card: str) -> float:
        """What the hand would be worth with one more card."""
        return self.value(self.owned | self.book.bit[card])

    def drawing(self) -> float:
        """What drawing two cards is worth on average."""
        bit, deck = self.book.bit, self.table.deck
        size = min(self.book.draw, len(deck))
        draws = [self.rng.sample(deck, size) for _ in range(SAMPLES)]
        best = [max(self.value(self.owned | bit[card]) for card in drawn) for drawn in draws]
        return sum(best) / SAMPLES

    def lead(self) -> float:
        """The points ahead of the best opponent, averaged over several guesses."""
        tables = [SeaTable.of(self.seat.guess(self.rng)) for _ in range(WORLDS - 1)]
        best = sum(
            max(self.points(table.owned[who]) for who in table.players if who != self.player)
            for table in (self.table, *tables)
        )
        return self.points(self.owned) - best / WORLDS


def judge_draw(mind: Mind, options: Sequence[Option]) -> list[float]:
    piles = mind.table.piles
    return [
        mind.with_card(piles[one.pile - 1][-1]) if isinstance(one, Take) else mind.drawing()
        for one in options
    ]


def judge_keep(mind: Mind, options: Sequence[Option]) -> list[float]:
    return [mind.with_card(one.card) for one in options if isinstance(one, Keep | Pick)]


def judge_discard(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Cover the card that is of least use to the player."""
    tops = [mind.table.piles[one.pile - 1][-1] for one in options if isinstance(one, Discard)]
    return [-mind.with_card(top) for top in tops]


def judge_play(mind: Mind, options: Sequence[Option]) -> list[float]:
    """Pairs first, for their effects; then close when ahead."""
    lead = mind.lead() if isinstance(options[-1], LastChance) else 0.0
    worth = []
    for place, one in enumerate(options):
        if isinstance(one, LastChance):
            worth.append(1.0 if lead >= SAFE else -1.0)
        elif isinstance(one, Stop):
            worth.append(0.5 if lead >= 0 else -1.0)
        else:
            worth.append(2.0 if place else 0.0)
    return worth


def judge_search(mind: Mind, options: Sequence[Option]) -> list[float]:
    piles = [mind.table.piles[one.pile - 1] for one in options if isinstance(one, Search)]
    return [max(map(mind.with_card, pile)) for pile in piles]


def judge_rob(mind: Mind, options: Sequence[Option]) -> list[float]:
    hands = [mind.table.hands[one.victim] for one in options if isinstance(one, Rob)]
    return [sum(map(mind.with_card, hand)) / len(hand) for hand in hands]


JUDGES: dict[str, Callable[[Mind, Sequence[Option]], list[float]]] = {
    "draw": judge_draw,
    "keep": judge_keep,
    "pick": judge_keep,
    "discard": judge_discard,
    "play": judge_play,
    "search": judge_search,
    "rob": judge_rob,
}
"""By decision: what each option is worth."""
