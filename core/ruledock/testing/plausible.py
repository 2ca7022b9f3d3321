"""A guess is a world in which what has just happened could have happened.

Somebody who does not follow suit has shown to have none of it; so has somebody who was asked for a
card and did not hand it over. So a guess is carried one choice back: the hidden things that it put
in other places are put there in the game as it was before that choice. What was done openly then
must have been open there too, and must have shown the same to the player who guesses.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ruledock.engine import machine
from ruledock.engine.secret_choices import SecretChoice
from ruledock.game.knowledge.places import masked, memories, places
from ruledock.game.record import apply
from ruledock.testing.failures import require, require_equal
from ruledock.testing.mirror import Mirrored, Names, Noting, heard, is_mirrored
from ruledock.testing.walking import Act

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.table import Table


def check_plausible(game: Game, before: Game, guess: Game, player: int) -> bool:
    """What was done openly in *before* is open there in the world that *player* guessed, and shows
    the player the same. False where the guess cannot be carried back.

    That is: where things have copies, where a choice was secret, where the player knew better then
    and has forgotten since, and where it is not the same that chance would have given.
    """
    line = game.record.choices[-1]
    act = Act.of(line, before)
    names = _renamed(game.table, guess.table)
    if names is None or _is_secret(before, act):
        return False
    past = _carried_back(before.table, names, player)
    if past is None:
        return False
    require(
        _is_open(past, act),
        "guess.plausible",
        f"p{player} guessed a world in which p{act.player} could not have done {line!r}",
    )
    return _check_shown(before.table.copy(), past, act, names, player)


def _is_secret(before: Game, act: Act) -> bool:
    """Whether the choice was one that others did not see, or choices wait that they did not see."""
    if isinstance(before.table.agenda[-1], SecretChoice) or machine.sealed_steps(before.table):
        return True
    decision = before.decision_of(act.player)
    return act.asked and (decision is None or decision.private)


def _renamed(real: Table, guessed: Table) -> Names | None:
    """By thing: the one that lies where it lay; None where things have copies, or nothing moved."""
    names: dict[Any, Any] = {}
    there = {place.name: place.things for place in places(guessed)}
    for place in places(real):
        mine, yours = Counter(place.things), Counter(there.get(place.name, ()))
        if max([*mine.values(), *yours.values()], default=0) > 1:
            return None
        names.update(zip(sorted(mine - yours), sorted(yours - mine), strict=True))
    every = frozenset(thing for things in there.values() for thing in things)
    return Names(names, every) if names else None


def _carried_back(before: Table, names: Names, player: int) -> Table | None:
    """The table with other hidden things; None when the player could have told, and has forgotten.

    So can whoever had seen that something cannot lie where it would.
    """
    past = before.copy()
    for place in places(past):
        place.lay([names.of(thing) for thing in place.things])
    for memory in memories(past):
        memory.recall.rename(past, names.by_thing)
    if masked(past, player) != masked(before, player):
        return None
    fits = all(place.takes(thing) for place in places(past) for thing in place.things)
    return past if fits else None


def _is_open(past: Table, act: Act) -> bool:
    from ruledock.game.game import Game

    there = Game(past.copy())
    if not act.asked:
        return act.option in there.interrupts(act.player)
    decision = there.decision_of(act.player)
    return decision is not None and act.option in decision.options


def _check_shown(real: Table, past: Table, act: Act, names: Names, player: int) -> bool:
    """Let it happen in both worlds, and compare what the player is told and sees then."""
    noting = real.chance = Noting(real.chance)
    happened = _happens(real, act, player)
    mirrored = past.chance = Mirrored(past.chance, noting.notes, names)
    there = _happens(past, act, player)
    if mirrored.astray or (mirrored.bare and not is_mirrored(real, past, names)):
        return False
    what = f"p{player} guessed a world in which {act.line!r} shows something else"
    require_equal("guess.plausible", what, happened, there)
    return True


def _happens(table: Table, act: Act, player: int) -> dict[str, Any]:
    """Do it, and say what *player* is told of it and sees afterwards."""
    table.log = []
    apply(table, act.player if act.asked else ~act.player, act.option)
    return {"told": heard(table, player), "seen": masked(table, player)}
