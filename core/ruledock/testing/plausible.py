"""Check that the last choice was possible in a guess.

A player who does not follow suit shows that they have none of it; so does one who was asked for a
card and did not hand it over. So we carry a guess one choice back: we put its hidden things into
the game as it was before that choice. An open choice must be possible there too, and must show the
same to the guessing player.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.secret_choices import SecretChoice
from ruledock.game.game import Game
from ruledock.game.history import apply
from ruledock.game.places import memories, places
from ruledock.testing.failures import Broken, require, require_equal
from ruledock.testing.mirror import Mirrored, Names, Noting, heard, is_mirrored
from ruledock.testing.pasts import Pasts
from ruledock.testing.walking import Act
from ruledock.testing.worlds import seen_of
from ruledock_knowledge.guess import sealed_steps

if TYPE_CHECKING:
    from ruledock.linking.table import Table


def check_plausible(game: Game, before: Game, guess: Game, player: int) -> bool:
    """Check that the last choice is possible in *before* with the guessed things, and shows the
    same. False if the guess cannot be carried back.

    That is so if things have copies, if the choice was secret, if the player knew more then and has
    forgotten it, or if chance would have given something else. One past must be possible; a guess
    with too many pasts to try them all is never found implausible.
    """
    line = game.record.choices[-1]
    act, found = Act.of(line, before), None
    if is_secret(before, act):
        return False
    pasts = Pasts.of(before.table, game.table, guess.table, player)
    is_certain = pasts.are_all
    for names in pasts.names(Random(line)):
        past = _carry_back(before.table, names, player)
        try:
            if past is None:
                continue
            if _was_possible(before.table.copy(), past, act, names, player):
                return True
            is_certain = False
        except Broken as broken:
            found = found or broken
    if found is not None and is_certain:
        raise found
    return False


def _was_possible(real: Table, past: Table, act: Act, names: Names, player: int) -> bool:
    require(
        is_open(past, act),
        "guess.plausible",
        f"p{player} guessed a world in which p{act.player} could not have done {act.line!r}",
    )
    return _check_shown(real, past, act, names, player)


def is_secret(before: Game, act: Act) -> bool:
    """Whether the choice was secret, or other choices are sealed."""
    if isinstance(before.table.agenda[-1], SecretChoice) or sealed_steps(before.table):
        return True
    decision = before.decision_of(act.player)
    return act.asked and (decision is None or decision.private)


def _carry_back(before: Table, names: Names, player: int) -> Table | None:
    """The table with the guessed things; None if *player* could have told the difference then.

    None also if some thing could not lie in its new place then, or lay open, before a new deal.
    """
    past = before.copy()
    hidden = {thing for place in places(past) for thing in place.things}
    if {names.of(thing) for thing in hidden} != hidden:
        return None
    for place in places(past):
        place.lay([names.of(thing) for thing in place.things])
    for memory in memories(past):
        memory.recall.rename(past, names.by_thing)
    if seen_of(past, player) != seen_of(before, player):
        return None
    return None if any(place.contradiction() for place in places(past)) else past


def is_open(past: Table, act: Act) -> bool:
    """Whether *act* is possible on a table."""
    there = Game(past.copy())
    if not act.asked:
        return act.option in there.interrupts(act.player)
    decision = there.decision_of(act.player)
    return decision is not None and act.option in decision.options


def _check_shown(real: Table, past: Table, act: Act, names: Names, player: int) -> bool:
    """Do it in both worlds, and compare what the player is told and sees."""
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
    """Do it, and return what *player* is told and sees afterwards."""
    table.log = []
    apply(table, act.who, act.option)
    return {"told": heard(table, player), "seen": seen_of(table, player)}
