"""Go Fish, written with what plugins may import: hands of which everybody knows a part.

Whoever asks for a rank shows that they have a card of it. Whoever is asked hands over all they have
of it for all to see, or shows that they have none; then the asker draws a card that nobody else
sees. Four of a rank are laid down at once, so nobody holds more than three.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from ruledock import plugin as rd

RANKS = tuple("345678")
DECK = tuple(f"{rank}{suit}" for rank in RANKS for suit in "cdhs")
CardId = Annotated[str, rd.names("card", DECK)]
Rank = Annotated[str, rd.names("rank", RANKS)]
Few = Annotated[int, rd.numbers("few", 0, 4)]
THINGS = (rd.names("card", DECK),)


@rd.option("ask {other} for {rank}")
class Ask(rd.Option):
    """Ask somebody for all their cards of a rank."""

    other: rd.Player
    rank: Rank


def rank_of(table: FishTable, card: str) -> str:
    return card[0]


def at_most_three(table: FishTable, player: int) -> Mapping[str, int]:
    """Four of a rank are laid down at once."""
    return dict.fromkeys(RANKS, 3)


def everybody_if_seen(table: FishTable, player: int, card: str) -> Sequence[int]:
    return table.players if card in table.seen[player] else ()


@rd.table
class FishTable(rd.Table):
    """A game in progress."""

    deck: list[CardId] = rd.hidden()
    hands: rd.ByPlayer[list[CardId]] = rd.secret(
        by="player",
        fits=rd.Holding(rank_of, lacks="lacks", has="has", most=at_most_three),
        known=everybody_if_seen,
    )
    seen: rd.ByPlayer[list[CardId]] = rd.per_player(list)
    """By player: the cards of the hand that were handed over for all to see."""
    lacks: rd.ByPlayer[set[Rank]] = rd.per_player(set)
    has: rd.ByPlayer[dict[Rank, Few]] = rd.per_player(dict)
    handed: list[CardId] = rd.public()
    """The cards that were handed over last, even if they have been laid down since."""
    books: rd.ByPlayer[list[Rank]] = rd.per_player(list)
    turn: rd.Player = 0

    def of_rank(self, player: int, rank: str) -> list[str]:
        return [card for card in self.hands[player] if card[0] == rank]

    def gain(self, player: int, cards: Sequence[str]) -> None:
        self.hands[player] = sorted([*self.hands[player], *cards])

    def lose(self, player: int, rank: str) -> list[str]:
        """All cards of a rank leave a hand, and everybody sees it."""
        gone = self.of_rank(player, rank)
        self.hands[player] = [card for card in self.hands[player] if card not in gone]
        self.seen[player] = [card for card in self.seen[player] if card not in gone]
        self.has[player].pop(rank, None)
        self.lacks[player].add(rank)
        return gone

    def draw(self, player: int) -> None:
        if self.deck:
            self.gain(player, [self.chance.draw("fish.deck", self.deck)])
            self.lacks[player] = set()

    def lay_books(self, player: int) -> None:
        for rank in RANKS:
            if len(self.of_rank(player, rank)) == 4:
                self.lose(player, rank)
                self.books[player].append(rank)
                self.tell("fish.book", player=self.name(player), rank=rank)


def setup(table: FishTable) -> None:
    table.deck = sorted(DECK)
    table.hands = [
        sorted(table.chance.draw_many("fish.deck", table.deck, 4)) for _ in table.players
    ]
    for player in table.players:
        table.lay_books(player)
    next_turn(table)


@rd.step(name="turn", fits=rd.at_the_bottom)
class Turn:
    """Somebody asks somebody else."""

    def offer(self, table: FishTable) -> rd.Decision:
        player, hand = table.turn, table.hands[table.turn]
        others = [one for one in table.players if one != player]
        ranks = sorted({card[0] for card in hand})
        return rd.Decision(player, "fish.ask", rd.Product(Ask, others, ranks))

    def take(self, table: FishTable, player: int, chosen: Ask) -> None:
        rank, other = chosen.rank, chosen.other
        table.disclose()  # whether anything is drawn now depends on another's hand
        table.has[player].setdefault(rank, 1)
        given = table.handed = table.lose(other, rank)
        cards = {"cards": rd.refs("card", given), "count": len(given)}
        names = {"player": table.name(player), "other": table.name(other)}
        table.tell("fish.asks", rank=rank, **names, **cards)
        if given:
            table.gain(player, given)
            table.seen[player] = sorted([*table.seen[player], *given])
            table.has[player][rank] += len(given)
        else:
            table.draw(player)
        table.lay_books(player)
        if not given:
            table.turn = table.left_of(player, 1)
        next_turn(table)


def next_turn(table: FishTable) -> None:
    """Whoever has no cards draws one, or is passed over."""
    for _ in table.players:
        if not table.hands[table.turn]:
            table.draw(table.turn)
        if table.hands[table.turn]:
            table.push(Turn())
            return
        table.turn = table.left_of(table.turn, 1)


def score(table: FishTable, player: int) -> Sequence[rd.ScoreLine]:
    return [rd.ScoreLine(len(table.books[player]), rd.Message("fish.line"))]


def check(table: FishTable) -> None:
    booked = [card for books in table.books for rank in books for card in DECK if card[0] == rank]
    rd.require_once(DECK, table.deck, booked, *table.hands)
    if bool(table.agenda) and not table.hands[table.turn]:
        raise ValueError("whoever asks must hold a card")
    for seen, hand in zip(table.seen, table.hands, strict=True):
        if not {*seen} <= {*hand}:
            raise ValueError("a card that was handed over must be in that hand")


@rd.hookimpl
def ruledock_game() -> rd.GameSpec:
    return rd.GameSpec(
        name="fish",
        title="Go Fish",
        players=(2, 4),
        table=FishTable,
        setup=setup,
        score=score,
        check=check,
    )


MESSAGES = """
fish-ask-ask = Whom do you ask, and for which rank?
fish-asks = { $player } asks { $other } for { $rank } and gets { $count ->
        [0] none
       *[other] { $cards }
    }.
fish-book = { $player } lays down all four of { $rank }.
fish-line = ranks laid down.
"""
