"""Check what a plugin hands out: plain JSON, copies, known messages, the right types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine import machine
from ruledock.game.history import apply
from ruledock.game.masks import masked
from ruledock.game.places import hidden_from, places
from ruledock.linking.game_spec import ScoreLine
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock.messages import ENGLISH, Message
from ruledock.testing.failures import Broken, require, require_equal, state
from ruledock.testing.languages import problems_of
from ruledock.testing.notes import is_public, waiting
from ruledock.testing.universe import offers
from ruledock.testing.worlds import texts
from ruledock_speech.speech import blanks, unfilled

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.testing.walking import Act


def check_views(game: Game) -> None:
    """Check that a view is plain JSON, and that editing it does not change the game."""
    before = state(game)
    for player in (*game.table.players, None):
        view = game.view(player)
        try:
            plain = json.loads(json.dumps(view, allow_nan=False))
        except (TypeError, ValueError) as error:
            raise Broken("view.plain", f"the view of p{player} is not JSON: {error}") from None
        require_equal("view.plain", f"the view of p{player} is not plain JSON", view, plain)
        _scramble(view)
        require_equal("view.own", f"editing the view of p{player}", before, state(game))


def _scramble(value: Any) -> None:
    """Empty every list and object inside."""
    if isinstance(value, dict):
        for inner in value.values():
            _scramble(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            _scramble(inner)
        value.clear()


def check_offers_change_nothing(game: Game) -> None:
    """Check that listing options and scores changes nothing."""
    tried = game.copy()
    before = state(tried)
    for offer in offers(tried):
        len(offer.options)
    for player in tried.table.players:
        tried.score(player)
    require_equal("offers", "asking what is open changed the game", before, state(tried))


def check_first_offers(game: Game, act: Act) -> None:
    """Check that offers change nothing, not even when they are first made, after *act*.

    A later check would miss a change that the first offer has already made.
    """
    if not game.record.choices:
        first = game._history.first()
        first.ruleset = _watched(game.ruleset)
        machine.advance(first)
    table = game.table.copy()
    table.ruleset = _watched(game.ruleset)
    apply(table, act.who, act.option)


@lru_cache(maxsize=4)
def _watched(ruleset: Ruleset) -> Ruleset:
    """The same rules, but each offer compares the table before and after."""
    kinds = {step: _beside(kind) for step, kind in ruleset.kinds.items()}
    acts = {option: _beside(one) for option, one in ruleset.interrupts.items()}
    return attrs.evolve(ruleset, kinds=kinds, interrupts=acts)


def _beside(asking: Any) -> Any:
    offer = getattr(asking, "offer", None)
    if offer is None:
        return asking

    def watched(*given: Any) -> Any:
        table = next(one for one in given if isinstance(one, Table))  # second in a method
        before = state(table)
        found = offer(*given)
        require_equal("offers", "working out what is open", before, state(table))
        return found

    return attrs.evolve(asking, offer=watched)


def check_result(game: Game) -> None:
    """Check that scores are lines of whole points with a reason, and that winners are players."""
    for player in game.table.players:
        lines = game.score(player)
        for line in lines:
            right = isinstance(line, ScoreLine) and type(line.points) is int
            require(right, "score", f"the score of p{player} has {line!r}, not a ScoreLine")
    winners = game.result.winners
    seats = all(type(one) is int and one in game.table.players for one in winners)
    require(seats, "winners", f"winners are {winners!r}, expected players' numbers")
    rivals = bool(game.result.rivals)
    require(bool(winners) or rivals or not game.over, "winners", "the game is over and nobody won")


# -- words -----------------------------------------------------------------------------------


def check_messages(game: Game) -> None:
    """Check that every message so far has a sentence, and arguments for all its blanks."""
    check_result(game)
    found = [*problems_of(ENGLISH, game.ruleset.plugins)]
    require(not found, "messages", "; ".join(found))
    for message in _said(game):
        _check_message(message)


def _said(game: Game) -> Iterator[Message]:
    for decision in game.decisions:
        yield decision.prompt
    for player in (*game.table.players, None):
        yield from (line.message for line in game.log(player))
    for player in game.table.players:
        yield from (line.because for line in game.score(player))


def _check_message(message: Message) -> None:
    known = blanks(message.id) is not None
    require(known, "messages", f"no sentence for message {message.id!r}")
    missing = unfilled(message)
    require(not missing, "messages", f"message {message.id!r} gets no {', '.join(missing)}")
    for inner in _messages_in(message.args.values()):
        _check_message(inner)


def _messages_in(values: Iterable[Any]) -> Iterator[Message]:
    for value in values:
        if isinstance(value, Message):
            yield value
        elif isinstance(value, list | tuple):
            yield from _messages_in(value)


# -- declarations ----------------------------------------------------------------------------


def check_public_fields(game: Game, player: int | None) -> None:
    """Check that no field visible to *player* names a thing that the player cannot place."""
    hidden = {thing for (_, thing), count in hidden_from(game.table, player).items() if count == 1}
    hidden -= {one for place in places(game.table) for one in place.shows(player)}  # a copy of it
    classes = {"": type(game.table), **{kind.name: kind for kind in game.table.drawers}}
    held = [(part, classes[part], fields) for part, fields in masked(game.table, player).items()]
    steps = [(type(step), waiting(step)) for step in game.table.agenda]
    held += [(kind.__name__, kind, fields) for kind, fields in steps if isinstance(fields, dict)]
    for part, kind, fields in held:
        for field, value in fields.items():
            if is_public(kind, field):
                continue
            named = next((one for one in texts(value) if one in hidden), None)
            where = f"{part}.{field}" if part else field
            why = (
                f"the field {where} names {named!r}, and p{player} may not know where that is;"
                " declare who sees the field"
            )
            require(named is None, "secrecy", why)


def check_sorted(game: Game) -> None:
    """Check that hidden places are sorted, unless they are piles."""
    for place in places(game.table):
        things = place.things
        kept = place.declared.top is not None or things == sorted(things)
        why = (
            f"{place.name[0]} is not sorted, so its order can reveal something; keep it sorted,"
            " or declare a pile with top="
        )
        require(kept, "secrecy.order", why)


def check_nothing_hidden(game: Game) -> None:
    """Check that everybody sees the same table, in a game without secrets."""
    seen = game.view(None)["table"]
    for player in game.table.players:
        mine = game.view(player)["table"]
        require_equal("secrecy.none", f"p{player} sees what a spectator does not", seen, mine)
