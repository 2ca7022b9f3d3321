"""Check that a guess keeps what the guessing player did.

Who gives a card away face down knows who has it, and who buries one knows where it lies, although
no field shows it to them any more. So we follow what players lay out of their own sight, for as
long as nobody else could have moved it, and look for it in their guesses.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.game.game import Game
from ruledock.game.places import hidden_from, places
from ruledock.testing.failures import require
from ruledock.testing.leaks import counterpart
from ruledock.testing.plausible import is_secret
from ruledock.testing.walking import Act
from ruledock.testing.worlds import another_world, layout, seen_of, texts
from ruledock.values import define, frozen
from ruledock_knowledge.guess import sealed_steps

if TYPE_CHECKING:
    from ruledock.linking.table import Table

WORLDS = 24
"""Worlds in which the thing must end up in the same place, for the player to know where it is."""


@frozen
class Laid:
    """A thing that a player's own choice put where that player does not see it."""

    thing: Any
    place: str
    before: Game
    act: Act
    """What put it there: the player's choice, or the last of several sealed ones."""


@define
class OwnChoices:
    """What players have laid out of their own sight in one game, and where it still lies."""

    laid: dict[int, list[Laid]] = attrs.field(factory=dict)

    def follow(self, before: Game, act: Act, game: Game) -> None:
        """Take note of *act*, which led from *before* to *game*."""
        then, now = layout(before.table), layout(game.table)
        secret = is_secret(before, act)
        for player in game.table.players:
            kept = [] if secret and act.player != player else self.laid.get(player, [])
            self.laid[player] = [one for one in kept if then.get(one.place) == now.get(one.place)]
            self.laid[player] += _put_away(before, act, game, player)

    def check(self, guess: Game, player: int, rng: Random) -> None:
        """Check that everything *player* has laid out of sight lies there in their guess."""
        there = layout(guess.table)
        for one in self.laid.get(player, ()):
            why = (
                f"p{player} knows that {one.act.line!r} put {one.thing!r} into {one.place},"
                " but guesses that it lies elsewhere"
            )
            forgotten = one.thing not in there.get(one.place, ())
            require(not (forgotten and _is_certain(one, player, rng)), "guess.own", why)


def _put_away(before: Game, act: Act, game: Game, player: int) -> list[Laid]:
    """What *player* could place before their choice was carried out, and cannot place now.

    After chance was drawn nobody knows. Of things that everybody saw, only those count that the
    choice names: whoever plays the last card of a trick did not choose the others.
    """
    own = [act.option] if act.player == player else _sealed_by(before.table, player)
    if not own or before.table.chance.counters != game.table.chance.counters:
        return []
    gone = hidden_from(game.table, player) - hidden_from(before.table, player)
    if not gone:
        return []
    named = {text for one in own for text in texts([getattr(one, name) for name in one.axes])}
    lying = _by_thing(game.table)
    hidden = hidden_from(before.table, None)
    return [
        Laid(thing, lying[kind, thing][0], before, act)
        for kind, thing in gone
        if len(lying[kind, thing]) == 1 and (hidden[kind, thing] or str(thing) in named)
    ]


def _sealed_by(table: Table, player: int) -> list[Any]:
    made = [table.agenda[at].choice_of(player) for at in sealed_steps(table)]
    return [one for one in made if one is not None]


def _by_thing(table: Table) -> dict[Any, list[str]]:
    """By kind and thing: the places where it lies."""
    found: dict[Any, list[str]] = {}
    for place in places(table):
        for thing in place.things:
            found.setdefault((place.declared.of, thing), []).append(place.title)
    return found


def _is_certain(one: Laid, player: int, rng: Random) -> bool:
    """Whether the thing ends up in the same place in all worlds that *player* held possible."""
    truth, compared = Game(one.before.table.copy()), Counter[bool]()
    one.act.on(truth)
    for _ in range(WORLDS):
        world = another_world(one.before.table, player, rng)
        other = Game(world.table) if world is not None else None
        same = other and counterpart(one.act, other, player, rng)
        if other is not None and same:
            same.on(other)
            if seen_of(other.table, player) == seen_of(truth.table, player):
                compared[one.thing in layout(other.table).get(one.place, ())] += 1
    return not compared[False]
