"""The options that players choose from, and their notation."""

from __future__ import annotations

from typing import Annotated

from ruledock.plugin import (
    Axis,
    Message,
    Option,
    Ref,
    Ruleset,
    axis,
    items,
    numbers,
    option,
    seats,
)


def _card_called(ruleset: Ruleset, card: str) -> Message:
    """A card in words: its colour and its family."""
    content = ruleset.content.items
    found = content["cards"][card]
    colour, family = content["colours"][found.colour], content["families"][found.family]
    named = {
        "colour": Ref("colours", colour.id, colour.name),
        "family": Ref("families", family.id, family.name),
    }
    return Message("sea_salt_paper.card", named)


CARD = items("card", "cards", called=_card_called)
PILE = Axis(
    "pile", lambda ruleset: range(1, ruleset.rules["discard_piles"] + 1), str, int, r"[1-9]\d*"
)

# What scores speak of besides cards.
THINGS = (items("family", "families", called="name"), items("colour", "colours", called="name"))

# What fields of tables and steps can hold.
CardId = Annotated[str, CARD]
PileNumber = Annotated[int, Axis("pile", lambda ruleset: range(ruleset.rules["discard_piles"]))]
PairNumber = Annotated[int, Axis("pair", lambda ruleset: range(len(ruleset.book.pairs)))]
Points = Annotated[int, numbers("points", 0, 1_000_000)]


@option("draw")
class Draw(Option):
    """Take cards from the draw pile, to keep one and discard the rest."""


@option("take {pile}")
class Take(Option):
    """Take the top card of a discard pile."""

    pile: int = axis(PILE)


@option("keep {card}")
class Keep(Option):
    """Keep one of the cards drawn."""

    card: str = axis(CARD)


@option("discard {pile}")
class Discard(Option):
    """Discard on this pile what you do not keep."""

    pile: int = axis(PILE)


@option("lay {first} {second}")
class Lay(Option):
    """Lay a pair on the table and carry out its effect."""

    first: str = axis(CARD)
    second: str = axis(CARD)


@option("search {pile}")
class Search(Option):
    """Look through this discard pile."""

    pile: int = axis(PILE)


@option("pick {card}")
class Pick(Option):
    """Take this card out of the pile you look through."""

    card: str = axis(CARD)


@option("rob {victim}")
class Rob(Option):
    """Take a random card from this player's hand."""

    victim: int = axis(seats())


@option("pass")
class Pass(Option):
    """End the turn."""


@option("stop")
class Stop(Option):
    """Close the round at once."""


@option("last chance")
class LastChance(Option):
    """Close the round after one more turn for everybody else."""
