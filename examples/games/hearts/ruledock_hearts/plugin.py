"""Hearts: take tricks, but none with hearts in them, and never the queen of spades."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import attrs

from ruledock import plugin as rd

parts = ("ruledock_hearts.bot",)
DIRECTIONS = {3: (1, 2, 0), 4: (1, 3, 2, 0)}
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


CONTENT = rd.ContentKind("cards", "hearts-card.schema.json", Card)
Count = Annotated[int, rd.numbers("count", 0, 10_000)]


@rd.option("pass {cards}")
class Pass(rd.Option):
    """Pass these cards to somebody else."""

    cards: tuple[rd.CardId, ...]


@rd.option("play {card}")
class Play(rd.Option):
    """Play a card to the trick."""

    card: rd.CardId


@rd.table
class HeartsTable(rd.TrickTable):
    """One deal of Hearts, and the points of those before."""

    cards = rd.content("cards", Card)
    deal: Count = 0
    """Which deal this is, from 1."""
    points: rd.ByPlayer[Count] = rd.per_player(int)
    """By player: the points of earlier deals."""
    hands: rd.ByPlayer[list[rd.CardId]] = rd.secret(
        by="player", fits=rd.Holding("kinds", lacks="lacks"), known="passed"
    )
    passed: rd.Passing = rd.memory(rd.PacketRecall("passed", ("hands",)), factory=rd.Passing)
    """Who passed which cards to whom."""

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

    def cost(self, cards: list[str]) -> int:
        """The points of these cards."""
        return sum(self.cards[card].points for card in cards)

    def duty(self, card: str) -> int:
        """How much a card must be played: nobody may play one while holding one of higher duty."""
        face = self.cards[card]
        if not self.trick:
            played = (self.cards[one].suit for cards in self.taken for one in cards)
            return 1 if face.suit != "hearts" or "hearts" in played else 0
        if face.suit == self.led:
            return 2
        return 0 if face.points and not any(self.taken) else 1

    def kinds(self, card: str) -> set[str]:
        """What somebody may show to lack: a suit, and cards without points."""
        face = self.cards[card]
        return {face.suit} if face.points else {face.suit, "harmless"}

    def lay(self, player: int, card: str) -> None:
        """Lay a card for all to see."""
        super().lay(player, card)
        self.passed = self.passed.show(card)
        self.tell("hearts.plays", player=self.name(player), card=rd.Ref("card", card))


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
    table.leader = table.holder(lowest)
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
        return rd.Decision(player, "hearts.play", rd.Product(Play, table.playable(player)))

    def take(self, table: HeartsTable, player: int, chosen: Play) -> None:
        """Play a card; the last one of a trick decides who takes it."""
        table.play(player, chosen.card)
        if len(table.trick) == len(table.players):
            points, winner = table.cost(table.trick), table.take_trick()
            table.tell("hearts.takes", player=table.name(winner), points=points)
        if any(table.hands):
            table.push(Turn())
        else:
            count(table)

    def why_not(self, table: HeartsTable, player: int, option: rd.Option) -> rd.Message | None:
        """Why a card cannot be played: the first reason that a player would check."""
        if not isinstance(option, Play):
            return None
        hand = table.hands[player]
        if option.card not in hand:
            return rd.Message("hearts.refused.not_held")
        if table.led in [table.cards[card].suit for card in hand]:
            return rd.Message("hearts.refused.follow", {"suit": table.led})
        return rd.Message("hearts.refused.first" if table.trick else "hearts.refused.broken")


def count(table: HeartsTable) -> None:
    """Write down the points of this deal; then deal again, unless somebody has too many."""
    costs = [table.cost(cards) for cards in table.taken]
    if max(costs) == sum(costs):
        table.tell("hearts.moon", player=table.name(costs.index(max(costs))))
        costs = [sum(costs) - cost for cost in costs]
    table.points = [before + cost for before, cost in zip(table.points, costs, strict=True)]
    if max(table.points) < table.ruleset.rules["to"]:
        table.push(Deal())


def score(table: HeartsTable, player: int) -> list[rd.ScoreLine]:
    """The points of all deals so far; few are good."""
    lines = [rd.ScoreLine(table.points[player], rd.Message("hearts.line.before"))]
    if table.agenda:
        lines.append(rd.ScoreLine(table.cost(table.taken[player]), rd.Message("hearts.line.now")))
    return lines


def check(table: HeartsTable) -> None:
    """Raise unless every card of a deal is in one place and everybody has played in turn."""
    if bool(table.agenda) is (max(table.points) >= table.ruleset.rules["to"]):
        raise ValueError("a game is over when somebody has enough points")
    table.require_tricks(table.deck)


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
