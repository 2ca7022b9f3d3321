"""Hearts: take tricks, but none with hearts in them, and never the queen of spades."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated

import attrs

from ruledock import plugin as rd

parts = ("ruledock_hearts.bot",)
DIRECTIONS: Mapping[int, Sequence[int]] = {3: (1, 2, 0), 4: (1, 3, 2, 0)}
"""By number of players: how many seats to the left the cards of each deal go; 0 is a hold."""


@attrs.frozen
class Card:
    """A card, and what it costs whoever takes it."""

    id: str
    name: str
    suit: str
    rank: int
    points: int = 0
    spare: bool = False
    """Whether it stays in the box when the cards do not go round evenly."""

    @property
    def kinds(self) -> set[str]:
        """What somebody may be known to lack: its suit, and cards without points."""
        return {self.suit} if self.points else {self.suit, "harmless"}


CONTENT = rd.ContentKind("cards", "hearts-card.schema.json", Card)
KINDS = ("clubs", "diamonds", "hearts", "spades", "harmless")
CardId = Annotated[str, rd.items("card", "cards", called="name")]
Count = Annotated[int, rd.numbers("count", 0, 10_000)]
Kind = Annotated[str, rd.names("kind", KINDS)]


@rd.option("pass {cards}")
class Pass(rd.Option):
    """Pass these cards to somebody else."""

    cards: tuple[CardId, ...]


@rd.option("play {card}")
class Play(rd.Option):
    """Play a card to the trick."""

    card: CardId


def may_hold(table: HeartsTable, player: int, card: str) -> bool:
    """Whether a card may be in a hand, as far as everybody knows."""
    return table.lacks[player].isdisjoint(table.cards[card].kinds)


@rd.table
class HeartsTable(rd.Table):
    """One deal of Hearts, and the points of those before."""

    deal: Count = 0
    """Which deal this is, from 1."""
    points: rd.ByPlayer[Count] = rd.per_player(int)
    """By player: the points of earlier deals."""
    hands: rd.ByPlayer[list[CardId]] = rd.secret(by="player", fits=may_hold, known="passed")
    passed: rd.Passing = rd.memory(rd.PacketRecall("passed", ("hands",)), factory=rd.Passing)
    """Who passed which cards to whom."""
    leader: rd.Player = 0
    trick: list[CardId] = attrs.field(factory=list)
    """The cards of this trick, from the leader's on."""
    taken: rd.ByPlayer[list[CardId]] = rd.per_player(list)
    """By player: the cards of the tricks taken in this deal."""
    lacks: rd.ByPlayer[set[Kind]] = rd.per_player(set)
    """By player: the kinds of card that everybody knows this player not to hold."""
    cards = rd.content("cards", Card)

    @property
    def deck(self) -> list[str]:
        """The cards to deal: as many as go round evenly, without the spare ones first."""
        cards = sorted(self.cards.values(), key=lambda card: (not card.spare, card.id))
        return sorted(card.id for card in cards[len(cards) % len(self.players) :])

    @property
    def direction(self) -> int:
        """How many seats to the left cards go in this deal."""
        ways = DIRECTIONS[len(self.players)]
        return ways[(self.deal - 1) % len(ways)]

    @property
    def turn(self) -> int:
        """Who plays the next card."""
        return self.left_of(self.leader, len(self.trick))

    def cost(self, cards: Collection[str]) -> int:
        """The points of these cards."""
        return sum(self.cards[card].points for card in cards)

    def duty(self, card: str) -> int:
        """How much a card must be played: nobody may play one while holding one of higher duty."""
        face = self.cards[card]
        if not self.trick:
            played = (self.cards[one].suit for cards in self.taken for one in cards)
            return 1 if face.suit != "hearts" or "hearts" in played else 0
        if face.suit == self.cards[self.trick[0]].suit:
            return 2
        return 0 if face.points and not any(self.taken) else 1

    def lay(self, player: int, card: str) -> None:
        """Play a card for all to see."""
        self.hands[player].remove(card)
        self.trick.append(card)
        self.passed = self.passed.show(card)
        self.tell("hearts.plays", player=self.name(player), card=rd.Ref("card", card))

    def take_trick(self) -> None:
        """The highest card of the suit led takes the trick, and its player leads the next."""
        best = rd.takes_trick([self.cards[card] for card in self.trick])
        winner = self.left_of(self.leader, best)
        self.tell("hearts.takes", player=self.name(winner), points=self.cost(self.trick))
        self.taken[winner] += self.trick
        self.leader, self.trick = winner, []


@rd.step(name="deal", fits=rd.at_the_bottom)
class Deal:
    """All cards are dealt anew; then everybody passes some, unless this deal is a hold."""

    def run(self, table: HeartsTable) -> None:
        table.renew("trick", "taken", "lacks", "passed")
        table.hands = table.chance.deal("hearts.deck", table.deck, len(table.players))
        table.deal += 1
        table.tell("hearts.deal", number=table.deal)
        if table.direction:
            table.push(Exchange(tuple(table.players)))
        else:
            open_play(table)


@rd.step(name="exchange")
class Exchange(rd.SecretChoice):
    """Everybody chooses cards to pass, and nobody sees the new ones before all have."""

    def fits(self, table: HeartsTable) -> bool:
        """Before the first card is played, unless this deal is a hold."""
        untouched = not table.trick and not any(table.taken) and table.direction > 0
        return rd.at_the_bottom(table, self) and untouched and self.players == tuple(table.players)

    def offer(self, table: HeartsTable, player: int) -> rd.Decision:
        """Any three cards of the hand."""
        count = table.ruleset.rules["pass"]
        ask = {"count": count, "next": table.name(table.left_of(player, table.direction))}
        choices = rd.Subsets(Pass, table.hands[player], count, count)
        return rd.Decision(player, "hearts.pass", choices, ask, private=True)

    def resolve(self, table: HeartsTable, chosen: Mapping[int, Pass]) -> None:
        """All cards move at once."""
        given = {player: choice.cards for player, choice in chosen.items()}
        for player, cards in given.items():
            to = table.left_of(player, table.direction)
            told = {"player": table.name(player), "next": table.name(to), "count": len(cards)}
            table.whisper([player, to], "hearts.passes", _cards=rd.refs("card", cards), **told)
        table.passed = rd.Passing().exchange(table.hands, given, table.direction)
        open_play(table)


def open_play(table: HeartsTable) -> None:
    """Whoever holds the lowest club leads it; there is nothing to choose."""
    clubs = [card for card in table.deck if table.cards[card].suit == "clubs"]
    lowest = min(clubs, key=lambda card: table.cards[card].rank)
    table.leader = next(player for player in table.players if lowest in table.hands[player])
    table.lay(table.leader, lowest)
    table.push(Turn())


@rd.step(name="turn")
class Turn:
    """Whoever is next plays a card."""

    def fits(self, table: HeartsTable) -> bool:
        """Once the play is open, while the trick is not full."""
        is_open = any([table.trick, *table.taken])
        return rd.at_the_bottom(table, self) and is_open and bool(table.hands[table.turn])

    def offer(self, table: HeartsTable) -> rd.Decision:
        """The cards of the highest duty in the hand."""
        player = table.turn
        cards = rd.highest(table.hands[player], by=table.duty)
        return rd.Decision(player, "hearts.play", rd.Product(Play, cards))

    def take(self, table: HeartsTable, player: int, chosen: Play) -> None:
        """Play a card, from which everybody learns what the player lacks."""
        shown = table.duty(chosen.card)
        if shown < 2:  # who follows suit tells nothing
            open_to = [one.kinds for one in table.cards.values() if table.duty(one.id) <= shown]
            table.lacks[player] |= {*KINDS}.difference(*open_to)
        table.lay(player, chosen.card)
        if len(table.trick) == len(table.players):
            table.take_trick()
        if any(table.hands):
            table.push(Turn())
        else:
            count(table)


def count(table: HeartsTable) -> None:
    """Write down the points of this deal; then deal again, unless somebody has too many."""
    costs = [table.cost(cards) for cards in table.taken]
    if max(costs) == sum(costs):
        table.tell("hearts.moon", player=table.name(costs.index(max(costs))))
        costs = [sum(costs) - cost for cost in costs]
    table.points = [before + cost for before, cost in zip(table.points, costs, strict=True)]
    if max(table.points) < table.ruleset.rules["to"]:
        table.push(Deal())


def score(table: HeartsTable, player: int) -> Sequence[rd.ScoreLine]:
    """The points of all deals so far; few are good."""
    lines = [rd.ScoreLine(table.points[player], rd.Message("hearts.line.before"))]
    if table.agenda:
        lines.append(rd.ScoreLine(table.cost(table.taken[player]), rd.Message("hearts.line.now")))
    return lines


def check(table: HeartsTable) -> None:
    """Raise unless every card of a deal is in one place and everybody has played in turn."""
    if bool(table.agenda) is (max(table.points) >= table.ruleset.rules["to"]):
        raise ValueError("a game is over when somebody has enough points")
    rd.require_once(table.deck, table.trick, *table.hands, *table.taken)
    rd.require_turns(table.hands, table.taken, table.trick, table.leader)


@rd.hookimpl
def ruledock_game() -> rd.GameSpec:
    return rd.GameSpec(
        name="hearts",
        title="Hearts",
        players=(3, 4),
        table=HeartsTable,
        setup=Deal,
        score=score,
        fewest_win=True,
        packs=("hearts",),
        check=check,
    )
