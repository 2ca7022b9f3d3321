"""Check that an open choice names no hidden thing that stays hidden.

A player who lays a card face down chooses between cards that others cannot see. If the decision is
not private, everybody reads in the record which card it was, although the fields say that nobody
knows.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ruledock.game.game import Game
from ruledock.game.places import hidden_from, places
from ruledock.testing.failures import require
from ruledock.testing.plausible import is_open, is_secret
from ruledock.testing.walking import Act
from ruledock.testing.worlds import another_world, texts

if TYPE_CHECKING:
    from ruledock.linking.table import Table

WORLDS = 6
"""Other worlds to try, as the thing lies elsewhere only in some."""


def check_named(game: Game, before: Game, player: int, rng: Random) -> None:
    """Check that the last choice, made in *before*, told *player* nothing that is declared hidden.

    A choice that is possible wherever the thing lies tells nothing, such as asking for a card.
    After chance was drawn, the thing may lie somewhere else.
    """
    line = game.record.choices[-1]
    act = Act.of(line, before)
    if act.player == player or is_secret(before, act):
        return
    if before.table.chance.counters != game.table.chance.counters:
        return
    values = [getattr(act.option, name) for name in act.option.axes]
    named = _unplaced(before.table, player) & _unplaced(game.table, player) & {*texts(values)}
    for _ in range(WORLDS if named else 0):
        world = another_world(before.table, player, rng)
        why = (
            f"p{player} reads {line!r} in the record, so knows where {min(named)!r} was, but the"
            " fields say otherwise; make the decision private, or declare who knows"
        )
        if world is not None and not is_open(world.table, act):
            require(_is_ruled_out(world.table, game.table), "secrecy.private", why)


def _is_ruled_out(world: Table, now: Table) -> bool:
    """Whether public facts now say that things do not lie as in *world*.

    Who asks for a card shows that they do not have it; a game that notes it tells nothing new.
    """
    here = {place.name: place for place in places(now)}
    for place in places(world):
        same = here.get(place.name)
        if same is not None and len(same.things) == len(place.things):
            things = place.things
            taken = all(same.takes(thing) for thing in things)
            if not taken or not all(bound.allows(things) for bound in same.bounds):
                return True
    return False


def _unplaced(table: Table, player: int) -> set[str]:
    """The things that *player* cannot place, if there is only one of each."""
    return {
        thing
        for (_, thing), count in hidden_from(table, player).items()
        if count == 1 and isinstance(thing, str)
    }
