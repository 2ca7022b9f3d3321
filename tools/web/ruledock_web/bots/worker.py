"""The process in which bots think. It gets a game, asks the bot, and sends back a notation."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from ruledock.game.game import Game


@attrs.frozen
class Thought:
    """What a bot is asked: in which game, at which seat, and where its luck comes from."""

    game: Game
    seat: int
    bot: str
    seed: int


def work(pipe: Connection, memory: int, plugins: Sequence[str]) -> None:
    """Answer until the other side hangs up."""
    _bound(memory)
    from ruledock_local.uninstalled import load_uninstalled  # late: a new process starts bare

    for path in plugins:
        load_uninstalled(path)
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send((True, think(pickle.loads(asked))))
        except Exception as error:  # a bot may raise anything
            pipe.send((False, repr(error)[:500]))


def think(thought: Thought) -> str:
    """The notation of what the bot chooses."""
    from ruledock.game.seat import Seat  # late: a new process starts bare
    from ruledock_bots.known import named_maker  # late: a new process starts bare

    game = thought.game
    decision = game.decision_of(thought.seat)
    assert decision is not None
    bot = named_maker(game.ruleset, thought.bot)(thought.seed)
    chosen = bot(Seat(game, thought.seat, decision))
    option = decision.options[chosen] if isinstance(chosen, int) else chosen
    return option.notation


def _bound(memory: int) -> None:
    try:
        import resource  # late: only Unix has it
    except ImportError:
        return
    # Only the soft limit: commands set their own, and JavaScript reserves gigabytes.
    resource.setrlimit(resource.RLIMIT_AS, (memory, resource.getrlimit(resource.RLIMIT_AS)[1]))
