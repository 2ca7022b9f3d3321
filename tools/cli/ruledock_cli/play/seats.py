"""Start a game and fill its seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ruledock.errors import ConfigError, did_you_mean
from ruledock.game.game import Game
from ruledock.game.seat import Bot
from ruledock.game.start import new
from ruledock.linking.config import Config
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell

if TYPE_CHECKING:
    from ruledock_bots.limits import Limits


def start_game(config: Config) -> Game:
    """Start a new game; settings that cannot be played are an error of usage."""
    try:
        return new(config)
    except ConfigError as error:
        raise Usage(*error.args) from None


def seat_of(text: str | None, names: Sequence[str]) -> int | None:
    """The player somebody means by a number, ``p1`` or a name."""
    if text is None:
        return None
    number = text.removeprefix("p")
    if number.isdigit() and int(number) < len(names):
        return int(number)
    if text in names:
        return names.index(text)
    raise Usage(tell("cli.usage.no_player", name=text, hint=did_you_mean(text, names)))


def seats_of(texts: Sequence[str], names: Sequence[str]) -> list[int]:
    """The players whom several people mean, each once and in turn order."""
    found = [seat for text in texts if (seat := seat_of(text, names)) is not None]
    twice = next((seat for seat in found if found.count(seat) > 1), None)
    if twice is not None:
        raise Usage(tell("cli.usage.named_twice", name=names[twice]))
    return sorted(found)


def bots_for(game: Game, wanted: str) -> list[Bot]:
    """Make a bot for every seat from a name, with or without options.

    Their seeds are a keyed hash of the game's seed and its length, so a resumed game gets new ones.
    """
    from ruledock_simulation.seating import make_bots  # late: starting is quick

    try:
        return make_bots(game.ruleset, wanted, game.table.chance.seed, len(game.record.choices))
    except ConfigError as error:
        raise Usage(*error.args) from None


@contextmanager
def seat_bots(game: Game, wanted: str, limits: Limits) -> Iterator[Sequence[Bot]]:
    """Make a bot for every seat, here or apart as the limits say."""
    from ruledock_bots.isolation import isolate_bots  # late: starting is quick
    from ruledock_simulation.seating import check, makers, seeds_of  # late: starting is quick

    try:
        check(game.ruleset, wanted)
        found = makers(game.ruleset, wanted)
    except ConfigError as error:
        raise Usage(*error.args) from None
    seeds = seeds_of(game.ruleset, game.table.chance.seed, len(game.record.choices))
    with isolate_bots(found, seeds, limits) as bots:
        yield bots
