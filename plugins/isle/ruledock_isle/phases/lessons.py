"""Phase 3: players play all lessons, private ones face down, public ones openly."""

from __future__ import annotations

from functools import partial

from ruledock.plugin import (
    Asking,
    Automatic,
    Decision,
    Message,
    Player,
    Ref,
    its_player,
    refs,
    step,
)
from ruledock_isle.axes import ColouredId
from ruledock_isle.contributions import ALWAYS
from ruledock_isle.options import NameColour
from ruledock_isle.table import IsleTable, PublicLesson


@step
class PlayLessons:
    """One player lays down every lesson in hand."""

    player: Player


@step
class ColourOfLesson:
    """The player of a public lesson names the colour it is about."""

    player: Player
    card: ColouredId


def start_lessons(table: IsleTable) -> None:
    """Everybody plays lessons, in turn order."""
    table.push(*(PlayLessons(player) for player in table.order))


def play_lessons(table: IsleTable, step: PlayLessons) -> None:
    """Lay private lessons face down, so that all see how many; then the public ones."""
    table.disclose()
    player, book = step.player, table.book
    found = [card for card in table.hands[player] if card in book.lessons]
    table.received[player] = 0
    if not found:
        return
    hand = table.hands[player]
    table.hands[player] = [card for card in hand if card not in book.lessons]
    private = [card for card in found if not book.lessons[card].public]
    if private:
        table.lessons[player] = sorted([*table.lessons[player], *private])
        if table.log is not None:
            args = {"player": table.name(player), "count": len(private)}
            cards = refs("card", private)
            table.whisper([player], "isle.lessons", **args, _cards=cards)
    public = [card for card in found if book.lessons[card].public]
    for card in public:
        _publish(table, player, card)
    coloured = [card for card in public if book.lessons[card].colour]
    table.push(*(ColourOfLesson(player, card) for card in coloured))


def _publish(table: IsleTable, player: int, card: str) -> None:
    """Lay a public lesson open."""
    table.show(card)
    table.public_lessons.append(PublicLesson(card))
    if table.log is not None:
        table.tell("isle.lesson.public", player=table.name(player), card=Ref("card", card))


def offer_colour(table: IsleTable, step: ColourOfLesson) -> Decision | None:
    if PublicLesson(step.card) not in table.public_lessons:
        return None
    options = table.book.name_colours
    ask = partial(ask_colour, table, step.card)
    return Decision(step.player, "isle.colour", options, ask, public=True)


def ask_colour(table: IsleTable, card: str) -> Message:
    return Message("isle.ask.colour", {"card": Ref("card", card)}, table.ruleset)


def name_colour(table: IsleTable, step: ColourOfLesson, player: int, chosen: NameColour) -> None:
    place = table.public_lessons.index(PublicLesson(step.card))
    table.public_lessons[place] = PublicLesson(step.card, chosen.colour, player)
    if table.log is not None:
        args = {"card": Ref("card", step.card), "colour": Ref("colour", chosen.colour)}
        table.tell("isle.lesson.colour", player=table.name(player), **args)


STEPS = (
    Automatic(PlayLessons, play_lessons, name="play-lessons"),
    Asking(
        ColourOfLesson,
        offer_colour,
        name_colour,
        closes=its_player,
        allows=(ALWAYS,),
        name="colour-of-lesson",
    ),
)
STARTS = (("lessons", start_lessons),)
