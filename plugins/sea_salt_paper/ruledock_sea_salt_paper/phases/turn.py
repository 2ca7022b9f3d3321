"""A turn: draw, lay pairs, end it or close the round."""

from __future__ import annotations

from typing import Final

from ruledock.plugin import Asking, Decision, Message, Option, at_the_bottom, refs
from ruledock_sea_salt_paper.book import CLOSING, PASS
from ruledock_sea_salt_paper.cards.effects import begin_effect
from ruledock_sea_salt_paper.options import Discard, Keep, LastChance, Lay, Pass, Take
from ruledock_sea_salt_paper.phases.rounds import close, end_turn
from ruledock_sea_salt_paper.phases.steps import Discarding, Drawing, Keeping, Playing
from ruledock_sea_salt_paper.table import PILE, SeaTable

KEEP: Final = Message("sea_salt_paper.ask.keep")
LAY: Final = Message("sea_salt_paper.ask.lay")
CLOSE: Final = Message("sea_salt_paper.ask.close")
PLAY: Final = Message("sea_salt_paper.ask.play")


# -- drawing -------------------------------------------------------------------------------


def offer_draw(table: SeaTable, step: Drawing) -> Decision | None:
    held = 1 if table.deck else 0
    place = 2
    for pile in table.piles:
        if pile:
            held |= place
        place <<= 1
    book = table.book
    return book.places[step.player].draws[held]


def draw(table: SeaTable, step: Drawing, player: int, chosen: Option) -> None:
    """Take the top of a discard pile, or cards from the draw pile to choose from."""
    if type(chosen) is Take:
        table.take_top(player, chosen.pile - 1)
        return
    book = table.book
    if book.draw == 1 or len(table.deck) == 1:
        table.draw_to_hand(player)
        return
    table.drawn = sorted(table.chance.draw_many(PILE, table.deck, book.draw))
    table.agenda.append(book.places[player].keeping)
    if table.log is not None:
        cards = refs("card", table.drawn)
        table.say_secretly("draws_several", [player], player, count=len(cards), _cards=cards)


def offer_keep(table: SeaTable, step: Keeping) -> Decision | None:
    if not table.drawn:
        return None
    book = table.book
    open_ = tuple([book.keep[card] for card in table.drawn])
    return Decision(step.player, "sea_salt_paper.keep", open_, KEEP, False, True)


def keep(table: SeaTable, step: Keeping, player: int, chosen: Keep) -> None:
    book = table.book
    table.agenda.append(book.places[player].discarding)
    table.keep(player, chosen.card)


def offer_discard(table: SeaTable, step: Discarding) -> Decision | None:
    if not table.drawn:
        return None
    held, place = 0, 1
    for pile in table.piles:
        if pile:
            held |= place
        place <<= 1
    book = table.book
    return book.places[step.player].discards[held]


def discard(table: SeaTable, step: Discarding, player: int, chosen: Discard) -> None:
    table.discard(player, chosen.pile - 1)
    if table.drawn:
        table.agenda.append(step)


# -- pairs and the end of the turn ---------------------------------------------------------


def offer_play(table: SeaTable, step: Playing) -> Decision:
    """Pairs in hand, the two ways to close with enough points, and the end of the turn."""
    player = step.player
    book = table.book
    held = table.held[player]
    lays: list[Option] = []
    for rule in book.pairs:
        some = held & rule.cards
        if some & (some - 1):
            lays += rule.known.get(some) or rule.pairs(some)
    enough = book.closing_points
    if table.caller is None and book.points(table.owned[player]) >= enough:
        return Decision(
            player, "sea_salt_paper.play", (PASS, *lays, *CLOSING), PLAY if lays else CLOSE
        )
    if lays:
        return Decision(player, "sea_salt_paper.play", (PASS, *lays), LAY)
    place = book.places[player]
    return place.passing if held else place.passing_openly


def play(table: SeaTable, step: Playing, player: int, chosen: Option) -> None:
    kind = type(chosen)
    if kind is Pass:
        end_turn(table, player)
    elif isinstance(chosen, Lay):
        table.agenda.append(step)
        lay(table, player, chosen)
    else:
        close(table, player, stop=kind is not LastChance)


def lay(table: SeaTable, player: int, chosen: Lay) -> None:
    """Lay a pair; its effect follows at once, and the player plays on."""
    table.lay(player, chosen.first)
    table.lay(player, chosen.second)
    if table.log is not None:
        first, second = refs("card", (chosen.first, chosen.second))
        table.say("lays", player, first=first, second=second)
    begin_effect(table, player, table.book.rule_of(chosen))


STEPS = (
    Asking(Drawing, offer_draw, draw, name="drawing"),
    Asking(Keeping, offer_keep, keep, name="keeping"),
    Asking(Discarding, offer_discard, discard, name="discarding"),
    Asking(Playing, offer_play, play, fits=at_the_bottom, name="playing"),
)
