"""The options that players choose from, and their notation."""

from __future__ import annotations

from ruledock.plugin import Axis, Option, axis, flag, names, option, subset_of
from ruledock_isle.axes import BASKET, CARD, CELL, COLOUR, COLUMN, FIELDS, PHASE, ROOM, TILE, WAY

TURNS = ("", "r90", "r180", "r270")
THINGS = (ROOM, COLUMN, PHASE)
FIELD = names("field", FIELDS)
TURNED = ("", "turned right", "turned around", "turned left")
TURN = Axis(
    "turn",
    lambda _: range(4),
    TURNS.__getitem__,
    TURNS.index,
    "r90|r180|r270",
    optional=True,
    called=lambda ruleset, turn: TURNED[turn],
)
LIVERY = Axis(
    "colour",
    lambda ruleset: (None, *ruleset.book.colours),
    lambda colour: colour or "",
    lambda text: text or None,
    "[a-z]+",
    optional=True,
)


@option("place {tile} {at} {turn} {flip} as-{colour}")
class Place(Option):
    """Lay a tile on your boat: where its first square goes, how far it is turned, and if flipped.

    The first square is the leftmost of its top row. A tile that may have any colour gets one now.
    """

    tile: str = axis(TILE)
    at: str = axis(CELL)
    turn: int = axis(TURN, default=0)
    flip: bool = axis(flag("flip", called="flipped"), default=False)
    colour: str | None = axis(LIVERY, default=None)


@option("rescue {tile} {basket}")
class Rescue(Option):
    """Lure a tile from the isle with fish and carry it aboard in a basket."""

    tile: str = axis(TILE)
    basket: str = axis(BASKET)


@option("call off")
class CallOff(Option):
    """Give up an announced rescue that has become dearer; nothing is paid."""


@option("pass")
class Pass(Option):
    """Take no further part in this phase."""


@option("end turn")
class EndTurn(Option):
    """End the turn; the next player acts."""


@option("keep {cards}")
class Keep(Option):
    """Keep these cards of the packet and pass the rest on."""

    cards: tuple[str, ...] = axis(subset_of(CARD))


@option("buy {cards}")
class Buy(Option):
    """Pay for these cards and discard the others."""

    cards: tuple[str, ...] = axis(subset_of(CARD))


@option("lay {cards}")
class Lay(Option):
    """Put these rescue cards face down before the boat."""

    cards: tuple[str, ...] = axis(subset_of(CARD))


@option("name {colour}")
class NameColour(Option):
    """Name the colour a public lesson is about."""

    colour: str = axis(COLOUR)


@option("find {card} {way}")
class Find(Option):
    """Play an oshax card or a treasure card, in one of the ways it allows."""

    card: str = axis(CARD)
    way: str = axis(WAY)


@option("leave it")
class LeaveIt(Option):
    """Take no treasure, or no further one."""


@option("let go")
class LetGo(Option):
    """Let a tile that fits nowhere leave the game."""


@option("play {card}")
class Play(Option):
    """Play an anytime card."""

    card: str = axis(CARD)


@option("move {tiles}")
class Move(Option):
    """Shift these cats, each to the other field."""

    tiles: tuple[str, ...] = axis(subset_of(TILE))


@option("to {field}")
class To(Option):
    """Put the tile just drawn into this field."""

    field: str = axis(FIELD)


@option("give {used} basket")
class GiveBasket(Option):
    """Give up a permanent basket: one already used today, or one that is ready."""

    used: str = axis(names("state", ("ready", "used")))


@option("discard {lessons}")
class DiscardLessons(Option):
    """Discard private lessons from the table."""

    lessons: tuple[str, ...] = axis(subset_of(CARD))


@option("unload {at}")
class Unload(Option):
    """Take treasures off the boat, each named by the first square it covers."""

    at: tuple[str, ...] = axis(subset_of(CELL))
