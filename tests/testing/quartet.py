"""Quartet: ask others for cards until you have whole families.

Whoever asks for a card has others of its family, and not that card; whoever is asked and does not
have it says so. All of that is public, though it names hidden cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated

from ruledock import plugin as rd

FAMILIES = ("bakers", "cooks", "divers", "elves", "fishers", "gardeners")
DECK = tuple(sorted(f"{family}-{number}" for family in FAMILIES for number in range(1, 5)))
CardId = Annotated[str, rd.names("card", DECK)]
Family = Annotated[str, rd.names("family", FAMILIES)]
Few = Annotated[int, rd.numbers("few", 0, 4)]
MESSAGES = """
quartet-asks = { $player } asks { $other } for { $card }, and { $gets ->
        [yes] gets it
       *[no] gets nothing
    }.
quartet-lays = { $player } lays down the { $family }.
quartet-ask-ask = Whom do you ask for which card?
quartet-option-ask = Ask { $other } for { $card }
quartet-line = Families laid down.
"""


@rd.option("ask {other} for {card}")
class Ask(rd.Option):
    """Ask somebody for a card."""

    other: rd.Player
    card: CardId


def family_of(card: str) -> str:
    return card.partition("-")[0]


def most(table: QuartetTable, player: int) -> Mapping[str, int]:
    return dict.fromkeys(FAMILIES, 3)


def seen_by(table: QuartetTable, player: int, card: str) -> Collection[int]:
    return table.players if card in table.seen[player] else ()


@rd.table
class QuartetTable(rd.Table):
    """All cards are in hands, or laid down."""

    hands: rd.ByPlayer[list[CardId]] = rd.secret(
        by="player",
        fits=rd.Holding("kinds", lacks="lacks", has="has", most=most),
        known=seen_by,
    )
    seen: rd.ByPlayer[list[CardId]] = rd.per_player(list)
    """By player: the cards they were given."""
    lacks: rd.ByPlayer[set[str]] = rd.per_player(set)
    has: rd.ByPlayer[dict[Family, Few]] = rd.per_player(dict)
    down: rd.ByPlayer[list[Family]] = rd.per_player(list)
    turn: rd.Player = 0

    def kinds(self, card: str) -> Sequence[str]:
        """Its family, and the card itself."""
        return (family_of(card), f"just {card}")

    def lay_families(self, player: int) -> None:
        for family in FAMILIES:
            mine = [card for card in self.hands[player] if family_of(card) == family]
            if len(mine) == 4:
                self.hands[player] = [card for card in self.hands[player] if card not in mine]
                self.seen[player] = [card for card in self.seen[player] if card not in mine]
                self.has[player].pop(family, None)
                self.down[player].append(family)
                self.tell("quartet.lays", player=self.name(player), family=family)


def setup(table: QuartetTable) -> None:
    table.hands = table.chance.deal("quartet.deck", [*DECK], len(table.players))
    for player in table.players:
        table.lay_families(player)
    table.push(Turn())


@rd.step(name="turn", fits=rd.at_the_bottom)
class Turn:
    """Somebody asks."""

    def offer(self, table: QuartetTable) -> rd.Decision | None:
        player = table.turn
        mine = table.hands[player]
        families = {family_of(card) for card in mine}
        others = [one for one in table.players if one != player and table.hands[one]]
        cards = [card for card in DECK if family_of(card) in families and card not in mine]
        return rd.Decision(player, "quartet.ask", rd.Product(Ask, others, cards))

    def take(self, table: QuartetTable, player: int, chosen: Ask) -> None:
        card, other = chosen.card, chosen.other
        family = family_of(card)
        table.disclose()
        table.has[player].setdefault(family, 1)
        table.lacks[player].add(f"just {card}")
        given = card in table.hands[other]
        told = {"player": table.name(player), "other": table.name(other)}
        table.tell("quartet.asks", card=rd.Ref("card", card), gets="yes" if given else "no", **told)
        if given:
            table.hands[other].remove(card)
            table.hands[player] = sorted([*table.hands[player], card])
            if card in table.seen[other]:
                table.seen[other].remove(card)
            table.seen[player] = sorted([*table.seen[player], card])
            table.lacks[player].discard(f"just {card}")
            table.has[player][family] += 1
            left = table.has[other].get(family, 0) - 1
            table.has[other].pop(family, None)
            if left > 0:
                table.has[other][family] = left
            table.lay_families(player)
        table.lacks[other].add(f"just {card}")
        if not given:
            table.turn = other
        while not table.hands[table.turn] and any(table.hands):
            table.turn = table.left_of(table.turn)
        if any(table.hands):
            table.push(Turn())


def score(table: QuartetTable, player: int) -> Sequence[rd.ScoreLine]:
    return [rd.ScoreLine(len(table.down[player]), rd.Message("quartet.line"))]


def check(table: QuartetTable) -> None:
    laid = [card for down in table.down for one in down for card in DECK if family_of(card) == one]
    rd.require_once(DECK, laid, *table.hands)
    if table.agenda and not table.hands[table.turn]:
        raise ValueError("whoever asks holds cards")


@rd.hookimpl
def ruledock_game() -> rd.GameSpec:
    return rd.GameSpec(
        name="quartet",
        title="Quartet",
        players=(3, 4),
        table=QuartetTable,
        setup=setup,
        score=score,
        check=check,
    )
