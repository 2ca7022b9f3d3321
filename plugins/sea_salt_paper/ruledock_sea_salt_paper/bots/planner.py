"""The planner of Sea Salt & Paper: it plays rounds to their end with quick players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.plugin import Decision, Game, Option
from ruledock_bots.planner import Planner, likely
from ruledock_sea_salt_paper.book import Book
from ruledock_sea_salt_paper.options import Draw, LastChance
from ruledock_sea_salt_paper.table import SeaTable

PLAY = "sea_salt_paper.play"
"""The decision to lay pairs or close the round."""
HOPE = 3.0
"""For how many later cards to count what a card adds to them."""
UNSEEN = 0.8
"""The worth of drawing two cards and keeping one, and of a card in another hand."""
BEHIND = -1.0
"""The lead over the others, as far as it can see, that makes a last chance worth the risk."""


class SeaPlanner(Planner):
    """Looks to the end of the round, and needs proof to leave what quick players would do."""

    usual = 80
    sure = 1.5
    closing = 0.7
    """How much proof it wants for closing a round, which playouts judge better than it does."""
    curious = 0.2
    mistakes = 0.1
    """How often a quick player plays at random."""

    def __init__(
        self, seed: int = 0, *, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        super().__init__(seed, iterations=iterations, seconds=seconds)
        self._known: tuple[Book, Quick] | None = None

    def _quick(self, book: Book) -> Quick:
        if self._known is None or self._known[0] is not book:
            self._known = book, Quick(book)
        return self._known[1]

    def ranked(self, game: Game, decision: Decision) -> Sequence[Option]:
        table = SeaTable.of(game)
        first = self._quick(table.book).choose(table, decision)
        return [first, *(option for option in decision.options if option != first)]

    def surety(self, decision: Decision) -> float:
        return self.closing if decision.kind == PLAY else self.sure

    def reply(self, game: Game, decision: Decision) -> Option:
        if self.rng.random() < self.mistakes:
            return super().reply(game, decision)
        table: Any = game.table
        return self._quick(table.ruleset.book).choose(table, decision)

    def chapter(self, game: Game) -> int:
        return len(game.table.rounds)  # type: ignore[attr-defined]

    def worth(self, game: Game) -> Sequence[float]:
        table = SeaTable.of(game)
        if game.over:
            won = game.result.winners
            return [(player in won) / len(won) for player in table.players]
        totals = [table.total(player) for player in table.players]
        best = [max(totals[:player] + totals[player + 1 :]) for player in table.players]
        return [likely(mine - other, self.scale) for mine, other in zip(totals, best, strict=True)]


class Quick:
    """What a player would do at a glance, from open cards and their own hand."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.hopes = _hopes(book)

    def choose(self, table: SeaTable, decision: Decision) -> Option:
        """The option to choose; the first one where no rule applies."""
        judge = _JUDGES.get(decision.kind.rpartition(".")[2])
        return judge(self, table, decision) if judge else decision.options[0]

    def gain(self, owned: int, card: str) -> float:
        """What cards are worth with one more, and what that one may bring later."""
        book = self.book
        return book.points(owned | book.bit[card]) + HOPE * self.hopes[card]

    def keep(self, table: SeaTable, decision: Decision) -> Option:
        """The best of the cards shown."""
        owned = table.owned[decision.player]
        cards: Any = decision.options
        best: Option = max(cards, key=lambda one: self.gain(owned, one.card))
        return best

    def draw(self, table: SeaTable, decision: Decision) -> Option:
        """The top of a pile if it is better than what may come."""
        book, owned = self.book, table.owned[decision.player]
        best, most = decision.options[0], -1.0
        if type(best) is Draw:
            most = book.points(owned) + UNSEEN
        piles: Any = decision.options[1:] if type(best) is Draw else decision.options
        for one in piles:
            worth = self.gain(owned, table.piles[one.pile - 1][-1])
            if worth > most:
                best, most = one, worth
        return best

    def discard(self, table: SeaTable, decision: Decision) -> Option:
        """Cover the card that is of least use."""
        owned, piles = table.owned[decision.player], table.piles
        options: Any = decision.options
        best: Option = min(options, key=lambda one: self.gain(owned, piles[one.pile - 1][-1]))
        return best

    def play(self, table: SeaTable, decision: Decision) -> Option:
        """Pairs first; then call the last chance unless others are well ahead."""
        options, player = decision.options, decision.player
        if type(options[-1]) is not LastChance:
            return options[1]
        if len(options) > 3:
            return options[1]
        book = self.book
        others = (self.seeming(table, other) for other in table.players if other != player)
        lead = book.points(table.owned[player]) - max(others)
        return options[-1] if lead >= BEHIND else options[-2]

    def seeming(self, table: SeaTable, player: int) -> float:
        """What a player seems to have: points on the table, and a guess for each card in hand."""
        book = self.book
        laid = table.owned[player] & ~table.held[player]
        return book.points(laid) + UNSEEN * len(table.hands[player])


def _hopes(book: Book) -> dict[str, float]:
    """For each card: the points that another card adds on average because of it."""
    count = len(book.ids)
    alone = [book.points(1 << card) for card in range(count)]

    def more(one: int, two: int) -> int:
        return book.points(1 << one | 1 << two) - alone[one] - alone[two]

    return {
        name: sum(more(one, two) for two in range(count) if two != one) / count
        for one, name in enumerate(book.ids)
    }


_JUDGES: dict[str, Callable[[Quick, SeaTable, Decision], Option]] = {
    "keep": Quick.keep,
    "pick": Quick.keep,
    "draw": Quick.draw,
    "discard": Quick.discard,
    "play": Quick.play,
}
