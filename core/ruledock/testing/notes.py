"""Check that public fields reveal nothing about hidden things: replay a game with two swapped.

Two hidden things that a player has never seen change places from the first draw on, and all choices
are made again. If each then lies where the other did, and the player was told the same, the player
has seen the same game: so all fields that are not declared secret must be the same.

Before the first choice, it is the other way round, too: if all that the player sees is the same,
they must have been told the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine import machine
from ruledock.engine.actors import interrupts, player_of
from ruledock.engine.chance import Chance
from ruledock.engine.codec import codec
from ruledock.engine.interrupts import open_interrupts
from ruledock.engine.secrecy import Public
from ruledock.engine.secret_choices import SecretChoice
from ruledock.engine.windows import Window
from ruledock.game.history import apply
from ruledock.game.masks import masked
from ruledock.game.places import declared, hidden_from, places
from ruledock.linking.table import new_drawers
from ruledock.testing.failures import require_equal
from ruledock.testing.mirror import Mirrored, Names, Noting, heard, is_mirrored
from ruledock_knowledge.redacted import is_sealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ruledock.engine.decisions import Decision
    from ruledock.engine.options import Option
    from ruledock.game.game import Game
    from ruledock.linking.table import Table

FEW = 8
"""Hidden things to make pairs of."""
TRIES = 4
"""Pairs of hidden things to try, as not every pair leaves the game the same."""
MANY = 24
"""The same where nothing but the opening is replayed, which is quick."""


def check_notes(game: Game, player: int | None, rng: Random) -> int:
    """Check that undeclared fields are the same if *player* would have seen the same game.

    Return how many games could be replayed. That is 0 if a game lays things out with bare numbers
    (``chance.below``), if things have copies, or if *player* has seen all things. Declare a field
    public if everybody may see it although it is computed from hidden things.
    """
    found = 0
    for names, real, other in _mirrors(game, player, rng, FEW, TRIES):
        if heard(real, player) == heard(other, player):
            found += 1
            what = f"p{player} has never seen {_moved(names)}, but a field reveals which is where"
            require_equal("secrecy.notes", what, _open(real, player), _open(other, player))
    return found


def check_opening(game: Game, player: int | None, rng: Random) -> None:
    """Check that *player* was told the same before the first choice, if they see the same now.

    If something that they see differs, the sentence may just have said so.
    """
    for names, real, other in _mirrors(game, player, rng, MANY, MANY):
        if _seen(real, player) == _seen(other, player):
            what = f"p{player} has never seen {_moved(names)}, but was told which is where"
            require_equal("leaks.log", what, heard(real, player), heard(other, player))


def _mirrors(
    game: Game, player: int | None, rng: Random, few: int, tries: int
) -> Iterator[tuple[Names, Table, Table]]:
    """The table, and as it would be if two things that *player* has never seen had been swapped."""
    real, noting, unseen = _replay(game, player)
    for names in _pairs(real, unseen, rng, few, tries):
        other = _replay_mirrored(game, noting, names)
        if other is not None and is_mirrored(real, other, names):
            yield names, real, other


def _moved(names: Names) -> str:
    return " and ".join(map(repr, names.by_thing))


# -- replaying -------------------------------------------------------------------------------------


def _replay(game: Game, player: int | None) -> tuple[Table, Noting, dict[Any, set[Any]]]:
    """The replayed table, what chance gave, and by kind the things *player* has never seen."""
    noting: list[Noting] = []

    def note(chance: Chance) -> Chance:
        noting.append(Noting(chance))
        return noting[0]

    table = _lay_out(game, note)
    machine.advance(table)
    unseen = _concealed(table, player)
    for who, made in game._history.since(0):
        apply(table, who, made)
        now = _concealed(table, player)
        unseen = {of: things & now.get(of, set()) for of, things in unseen.items()}
    return table, noting[0], unseen


def _lay_out(game: Game, chance: Any) -> Table:
    """The table of a game before its first choice, set up with a chance made from its own."""
    ruleset, start = game.ruleset, game._history.start
    assert start is not None
    drawers = new_drawers(ruleset)
    dealt = chance(Chance(start.seed))
    table = ruleset.game.table(ruleset=ruleset, agenda=[], chance=dealt, drawers=drawers, log=[])
    ruleset.game.setup(table)
    return table


def _concealed(table: Table, player: int | None) -> dict[Any, set[Any]]:
    found: dict[Any, set[Any]] = {}
    for (of, thing), count in hidden_from(table, player).items():
        if count == 1:
            found.setdefault(of, set()).add(thing)
    return found


def _pairs(
    table: Table, unseen: dict[Any, set[Any]], rng: Random, few: int, tries: int
) -> Iterator[Names]:
    """Random pairs of things that could lie in each other's place."""
    lying = [
        (place, thing)
        for place in places(table)
        for thing in place.things
        if thing in unseen.get(place.declared.of, ())
    ]
    every: dict[str, set[Any]] = {}
    for place in places(table):
        every.setdefault(place.declared.of, set()).update(place.things)
    fitting = [
        (here, one, other)
        for (here, one), (there, other) in combinations(rng.sample(lying, min(few, len(lying))), 2)
        if here.declared.of == there.declared.of and here.name != there.name
        if here.takes(other) and there.takes(one)
    ]
    for here, one, other in rng.sample(fitting, min(tries, len(fitting))):
        yield Names({one: other, other: one}, frozenset(every[here.declared.of]))


def _replay_mirrored(game: Game, noting: Noting, names: Names) -> Table | None:
    """The same game with hidden things swapped; None if it would have gone differently."""
    table = _lay_out(game, lambda chance: Mirrored(chance, noting.notes, names))
    asked = machine.advance(table)
    for who, made in game._history.since(0):
        option = _mirrored(table, asked, who, made, names)
        if option is None or table.chance.astray:  # type: ignore[attr-defined]
            return None
        asked = apply(table, who, option)
    return table


def _mirrored(
    table: Table, asked: Sequence[Decision], who: int, made: Option, names: Names
) -> Option | None:
    """The matching choice there: the same, or for a secret choice, with its things swapped."""
    if interrupts(who):
        return made if any(made in one for one in open_interrupts(table, player_of(who))) else None
    decision = next((one for one in asked if one.player == who), None)
    if decision is None:
        return None
    if is_sealed(table, who) or decision.private:
        made = names.option(made, table.ruleset)
    return made if made in decision.options else None


# -- what is open ----------------------------------------------------------------------------------


def _open(table: Table, player: int | None) -> dict[str, Any]:
    """Everything *player* may see, except fields declared public."""
    classes = {"": type(table), **{kind.name: kind for kind in table.drawers}}
    seen: dict[str, Any] = {
        part or "table": {
            field: value for field, value in fields.items() if not is_public(classes[part], field)
        }
        for part, fields in masked(table, player).items()
    }
    return {**seen, "agenda": [waiting(step) for step in table.agenda]}


def _seen(table: Table, player: int | None) -> tuple[Any, ...]:
    """Everything *player* may see."""
    return _open(table, player), masked(table, player)


def waiting(step: Any) -> Any:
    """A step as everybody sees it."""
    if isinstance(step, SecretChoice | Window):
        return type(step).__name__
    secret = {field for field, _ in declared(step.__class__, "")}
    fields = codec(type(step)).dump(step)
    return {name: value for name, value in fields.items() if name not in secret}


def is_public(cls: Any, field: str) -> bool:
    """Whether a class declares a field public."""
    said = getattr(attrs.fields(cls), field).metadata.get("secrecy")
    return isinstance(said, Public)
