"""A guess is a world in which what has just happened could have happened.

Somebody who does not follow suit has shown to have none of it. So a guess is carried one choice
back: the hidden things that it put in other places are put there in the game as it was before that
choice, and what was done openly then must have been open there too.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ruledock.engine.secret_choices import SecretChoice
from ruledock.game.knowledge.places import masked, memories, places
from ruledock.game.record import read
from ruledock.testing.failures import require
from ruledock.testing.walking import Act

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.table import Table


def check_plausible(game: Game, before: Game, guess: Game, player: int) -> None:
    """What somebody else did openly in *before* is open there in the world that was guessed."""
    line = game.record.choices[-1]
    who, notation = read(line)
    actor = who if who >= 0 else ~who
    names = _renamed(game.table, guess.table)
    if actor == player or names is None or _is_secret(before, actor, asked=who >= 0):
        return
    past = before.table.copy()
    seen = masked(past, player)
    _rename(past, names)
    if masked(past, player) != seen:
        return  # the player knew better then, and has forgotten since
    from ruledock.game.game import Game  # late: starting is quick

    there = Game(past)
    act = Act.of(line, before)
    if act.asked:
        decision = there.decision_of(actor)
        open_there: Any = () if decision is None else decision.options
    else:
        open_there = there.interrupts(actor)
    why = f"p{player} guessed a world in which p{actor} could not have done {notation!r}"
    require(act.option in open_there, "guess.plausible", why)


def _is_secret(before: Game, actor: int, *, asked: bool) -> bool:
    """Whether the choice was one that others did not see."""
    if isinstance(before.table.agenda[-1], SecretChoice):
        return True
    decision = before.decision_of(actor)
    return asked and (decision is None or decision.private)


def _renamed(real: Table, guessed: Table) -> dict[Any, Any] | None:
    """By thing: the one that lies where it lay; None where things have copies."""
    names: dict[Any, Any] = {}
    there = {place.name: place.things for place in places(guessed)}
    for place in places(real):
        mine, yours = Counter(place.things), Counter(there.get(place.name, ()))
        if max([*mine.values(), *yours.values()], default=0) > 1:
            return None
        names.update(zip(sorted(mine - yours), sorted(yours - mine), strict=True))
    return names


def _rename(table: Table, names: dict[Any, Any]) -> None:
    for place in places(table):
        place.lay([names.get(thing, thing) for thing in place.things])
    for memory in memories(table):
        memory.recall.rename(table, names)
