"""A deal of Hearts, step by step: pass three cards, then play trick after trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ruledock.plugin import (
    Asking,
    Automatic,
    Decision,
    Message,
    Passing,
    Product,
    SecretChoice,
    SecretChoiceKind,
    Subsets,
    at_the_bottom,
    step,
)
from ruledock_hearts.table import KINDS, HeartsTable, Pass, Play

DIRECTIONS: Mapping[int, Sequence[int]] = {3: (1, 2, 0), 4: (1, 3, 2, 0)}
"""By number of players: how many seats to the left the cards of each deal go; 0 is a hold."""


@step
class Deal:
    """All cards are dealt anew."""


@step
class Exchange(SecretChoice):
    """Everybody chooses cards to pass, and nobody sees the new ones before all have."""


@step
class Turn:
    """Whoever is next plays a card."""


def deal(table: HeartsTable, step: Deal) -> None:
    """Deal all cards anew; then everybody passes some, unless this deal is a hold."""
    deck, players = table.deck, table.players
    table.deal += 1
    size = len(deck) // len(players)
    table.hands = [sorted(table.chance.draw_many("hearts.deck", deck, size)) for _ in players]
    table.taken, table.trick = [[] for _ in players], []
    table.lacks = [set() for _ in players]
    table.passed = Passing()
    table.tell("hearts.deal", number=table.deal)
    if direction(table):
        table.push(Exchange(tuple(players)))
    else:
        open_play(table)


def direction(table: HeartsTable) -> int:
    """How many seats to the left cards go in this deal."""
    ways = DIRECTIONS[len(table.players)]
    return ways[(table.deal - 1) % len(ways)]


def receiver(table: HeartsTable, player: int) -> int:
    """Who gets the cards that a player passes."""
    return (player + direction(table)) % len(table.players)


def offer_pass(table: HeartsTable, step: Exchange, player: int) -> Decision:
    """Any three cards of the hand."""
    count = table.ruleset.rules["pass"]
    to = table.name(receiver(table, player))
    prompt = Message("hearts.ask.pass", {"count": count, "next": to})
    choices = Subsets(Pass, table.hands[player], count, count)
    return Decision(player, "hearts.pass", choices, prompt, private=True)


def pass_cards(table: HeartsTable, step: Exchange, chosen: Mapping[int, Pass]) -> None:
    """All cards move at once; then the lowest club opens the play."""
    for player, choice in chosen.items():
        to = receiver(table, player)
        told = {"player": table.name(player), "next": table.name(to), "count": len(choice.cards)}
        cards = table.refs(choice.cards)
        table.whisper([player, to], "hearts.passes", "hearts.passes.others", _cards=cards, **told)
    table.pass_on({player: choice.cards for player, choice in chosen.items()}, direction(table))
    open_play(table)


def open_play(table: HeartsTable) -> None:
    """Whoever holds the lowest club leads it; there is nothing to choose."""
    clubs = [card for card in table.deck if table.cards[card].suit == "clubs"]
    lowest = min(clubs, key=lambda card: table.cards[card].rank)
    table.leader = next(player for player in table.players if lowest in table.hands[player])
    table.lay(table.leader, lowest)
    table.push(Turn())


def duty(table: HeartsTable, card: str) -> int:
    """How much a card must be played now: nobody may play one while holding one of higher duty."""
    face = table.cards[card]
    if not table.trick:
        return 1 if face.suit != "hearts" or table.hearts_broken else 0
    if face.suit == table.cards[table.trick[0]].suit:
        return 2
    return 0 if face.points and table.is_first_trick else 1


def offer_play(table: HeartsTable, step: Turn) -> Decision:
    """The cards of the highest duty in the hand."""
    hand = table.hands[table.turn]
    duties = [duty(table, card) for card in hand]
    cards = [card for card, one in zip(hand, duties, strict=True) if one == max(duties)]
    return Decision(table.turn, "hearts.play", Product(Play, cards), Message("hearts.ask.play"))


def play(table: HeartsTable, step: Turn, player: int, chosen: Play) -> None:
    """Play a card, from which everybody learns what the player lacks; go on with what follows."""
    shown = duty(table, chosen.card)
    open_to = [one.kinds for one in table.cards.values() if duty(table, one.id) <= shown]
    table.lacks[player] |= {*KINDS}.difference(*open_to)
    table.lay(player, chosen.card)
    if len(table.trick) == len(table.players):
        take_trick(table)
    if any(table.hands):
        table.push(Turn())
    else:
        count(table)


def take_trick(table: HeartsTable) -> None:
    """The highest card of the suit that was led takes the trick, and its player leads the next."""
    cards = [table.cards[card] for card in table.trick]
    ranks = [card.rank if card.suit == cards[0].suit else 0 for card in cards]
    winner = (table.leader + ranks.index(max(ranks))) % len(table.players)
    table.tell("hearts.takes", player=table.name(winner), points=table.cost(table.trick))
    table.taken[winner] += table.trick
    table.leader, table.trick = winner, []


def count(table: HeartsTable) -> None:
    """Write down the points of this deal; then deal again, unless somebody has too many."""
    costs = [table.cost(cards) for cards in table.taken]
    if max(costs) == sum(costs):
        table.tell("hearts.moon", player=table.name(costs.index(max(costs))))
        costs = [sum(costs) - cost for cost in costs]
    table.points = [before + cost for before, cost in zip(table.points, costs, strict=True)]
    if max(table.points) < table.ruleset.rules["to"]:
        table.push(Deal())


def may_pass(table: HeartsTable, step: Exchange) -> bool:
    """Whether players can pass cards now: before the first card is played, unless they hold."""
    untouched = not table.trick and table.is_first_trick and direction(table) > 0
    return at_the_bottom(table, step) and untouched and step.players == tuple(table.players)


def may_play(table: HeartsTable, step: Turn) -> bool:
    """Whether somebody can play now: the play is open, and the trick is not full."""
    is_open = bool(table.trick) or not table.is_first_trick
    return at_the_bottom(table, step) and is_open and bool(table.hands[table.turn])


STEPS = (
    Automatic(Deal, deal, fits=at_the_bottom, name="deal"),
    SecretChoiceKind(
        Exchange, offer_pass, pass_cards, stays_secret=True, fits=may_pass, name="exchange"
    ),
    Asking(Turn, offer_play, play, fits=may_play, name="turn"),
)
