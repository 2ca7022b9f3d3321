"""Check that exactly the legal options are open, among all that somebody might try."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol

import attrs

from ruledock.engine.options import Option
from ruledock.errors import Refusal
from ruledock.game.record import read
from ruledock.testing.failures import Broken, require, require_equal, state
from ruledock.testing.sequences import LISTED, check_sequence
from ruledock.testing.walking import Act, some
from ruledock.values import frozen
from ruledock_mistakes.refusals import unknown

if TYPE_CHECKING:
    from ruledock.game.game import Game

LARGEST = 4000
"""Options to try at most; of more, take a sample."""


class Legal(Protocol):
    """A slow, obvious statement of the rules: whether this act is legal now."""

    def __call__(self, game: Game, act: Act, /) -> bool: ...


@frozen
class Offer:
    """What one player may do now: as an answer, or as an interrupt."""

    player: int
    options: Sequence[Option]
    asked: bool

    def act(self, option: Option) -> Act:
        """The act of taking *option* from this offer."""
        return Act(self.player, option, self.asked)

    def __str__(self) -> str:
        return f"p{self.player} {'asked' if self.asked else 'unasked'}"


def offers(game: Game) -> list[Offer]:
    """Everything that players may do now."""
    asked = [Offer(one.player, one.options, True) for one in game.decisions]
    return asked + [Offer(seat, game.interrupts(seat), False) for seat in game.table.players]


def check_options(
    game: Game, rng: Random, *, legal: Legal | None = None, accepted: int = 6, refused: int = 4
) -> None:
    """Check that each decision has an option, and that the game accepts exactly what it offers.

    It tries options of other players and kinds, earlier ones, and each with one field changed to
    any value of its domain. *legal* states the rules again; without it, options need only be
    consistent.
    """
    require(bool(game.decisions), "has-option", "the game is not over and nobody is asked")
    for one in game.decisions:
        require(len(one.options) > 0, "has-option", f"{one!r} is open without an option")
    everything = universe(game, rng)
    for offer in offers(game):
        check_sequence(offer.options, rng)
        _check_registered(game, offer, rng)
        _check_notation(game, offer, rng)
        _check_members(game, offer, everything, legal)
        _check_taken(game, offer, rng, accepted)
        _check_refused(game, offer, everything, rng, refused)


def universe(game: Game, rng: Random) -> list[Option]:
    """All that somebody might try now: open to anybody, chosen before, or one field away."""
    found = _unchanged(game, rng)
    changed = [other for one in found for other in _neighbours(game, one)]
    everything = list(dict.fromkeys([*found, *changed]))
    return everything if len(everything) <= LARGEST else rng.sample(everything, LARGEST)


def stray(game: Game, rng: Random, count: int) -> list[Option]:
    """A few of what :func:`universe` lists, without making them all."""
    found = _unchanged(game, rng)
    return [_changed(game, rng.choice(found), rng) for _ in range(count)] if found else []


def _changed(game: Game, option: Option, rng: Random) -> Option:
    """The option as it is, or with one field changed to any value of its domain."""
    axes = type(option).axes
    if not axes or rng.random() < 0.5:
        return option
    name = rng.choice(list(axes))
    return attrs.evolve(option, **{name: rng.choice(axes[name].domain(game.ruleset))})  # type: ignore[misc]


def _unchanged(game: Game, rng: Random) -> list[Option]:
    """What is open to anybody, what was chosen before, and one option of each kind."""
    found: dict[Option, None] = {}
    for offer in offers(game):
        found.update(dict.fromkeys(some(offer.options, rng, 20)))
    for line in rng.sample(game.record.choices, min(20, len(game.record.choices))):
        found[game.ruleset.read_option(read(line)[1])] = None
    for kind in game.ruleset.options:
        found.update(dict.fromkeys(_simple(game, kind)))
    return list(found)


def _simple(game: Game, kind: type[Option]) -> list[Option]:
    """The first option of a kind, so that every kind is tried."""
    domains = [axis.domain(game.ruleset) for axis in kind.axes.values()]
    return [kind(*(domain[0] for domain in domains))] if all(domains) else []


def _neighbours(game: Game, option: Option) -> Iterator[Option]:
    """The option with one field changed to each value of its domain."""
    for name, axis in type(option).axes.items():
        for value in axis.domain(game.ruleset):
            yield attrs.evolve(option, **{name: value})  # type: ignore[misc]


def _check_registered(game: Game, offer: Offer, rng: Random) -> None:
    """Check that every option's class is registered and its values are on their axes."""
    for one in some(offer.options, rng, 10):
        wrong = unknown(game.ruleset, one)
        if wrong:
            name = "options.axis" if type(one) in game.ruleset.options else "options.unknown"
            raise Broken(name, f"{offer}: {wrong}")


def _check_notation(game: Game, offer: Offer, rng: Random) -> None:
    for one in some(offer.options, rng, 10):
        try:
            read_back = game.parse(offer.player, one.notation)
        except Refusal as refusal:
            raise Broken("notation", f"{one.notation!r} does not read back: {refusal}") from None
        require(read_back == one, "notation", f"{one.notation!r} reads back as {read_back!r}")


def _check_members(
    game: Game, offer: Offer, everything: Sequence[Option], legal: Legal | None
) -> None:
    listed = frozenset(offer.options) if len(offer.options) <= LISTED else None
    for one in everything:
        member = one in offer.options
        if listed is not None and member != (one in listed):
            what = "a member but not listed" if member else "listed but not a member"
            raise Broken("membership", f"{offer}: {one.notation!r} is {what}")
        if legal is not None and member != legal(game, offer.act(one)):
            name, what = ("illegal", "offered") if member else ("missing", "not offered")
            raise Broken(f"options.{name}", f"{offer}: {one.notation!r} is {what}")
    if legal is not None:
        _check_legal(game, offer, legal)


def _check_legal(game: Game, offer: Offer, legal: Legal) -> None:
    for one in offer.options[:LISTED]:
        held = legal(game, offer.act(one))
        require(held, "options.illegal", f"{offer}: {one.notation!r} is offered")


def _check_taken(game: Game, offer: Offer, rng: Random, count: int) -> None:
    for one in some(offer.options, rng, count):
        tried = game.copy()
        try:
            offer.act(one).on(tried)
        except Refusal as refusal:
            raise Broken("accepts", f"{offer}: {one.notation!r} is refused: {refusal}") from None
        except Exception as error:
            raise Broken("accepts", f"{offer}: {one.notation!r} raises {error!r}") from error
        _check_invariants(tried, offer.act(one))


def _check_invariants(game: Game, act: Act) -> None:
    try:
        game.ruleset.game.check(game.table)
    except Exception as error:
        raise Broken("invariants", f"after {act.line!r}: {error}") from error


def _check_refused(
    game: Game, offer: Offer, everything: Sequence[Option], rng: Random, count: int
) -> None:
    strange = [one for one in everything if one not in offer.options]
    tried, before = game.copy(), state(game)
    for one in rng.sample(strange, min(count, len(strange))):
        try:
            offer.act(one).on(tried)
        except Refusal:
            continue
        except Exception as error:
            raise Broken("refuses", f"{offer}: {one.notation!r} raises {error!r}") from error
        raise Broken("refuses", f"{offer}: {one.notation!r} was accepted, but is not offered")
    require_equal("refuses", "a refusal changed the game", before, state(tried))
