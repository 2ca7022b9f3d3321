"""Games of hostile bots against random ones, and what is left of the bots afterwards."""

import time
from functools import partial
from pathlib import Path

import ruledock
from ruledock.linking.config import make_config

AUCTION = make_config({"game": "auction", "players": 2})
MARGIN = 30
"""Seconds a busy machine may take on top of what a bot is given."""


def play(bot, *, notes=None, games=1, **limits):
    """A game of a hostile bot against a random one, and how long it took."""
    if notes is not None:
        bot = partial(bot, notes=str(notes))
    apart = ruledock.Limits(**{"seconds": 20, **limits})
    started = time.monotonic()
    played = list(ruledock.simulate(AUCTION, games, [bot, "random"], seed=5, isolate=apart))
    return played, time.monotonic() - started


def loses(bot, why, *, notes=None, **limits):
    """The bot loses in time, for this reason."""
    [one], seconds = play(bot, notes=notes, **limits)
    name = f"bots_hostile:{getattr(bot, 'func', bot).__name__}"
    assert one.failure.startswith(f"P0 loses: bot {name}: "), one.failure
    assert why in one.failure
    assert one.winners == (1,)
    assert seconds < limits.get("seconds", 20) + MARGIN
    return seconds


def living(notes):
    """Which of the processes that a bot has noted still run; it takes a moment to end."""
    pids = [int(line) for line in notes.read_text().split()]
    assert pids
    for _ in range(500):
        left = [pid for pid in pids if _runs(pid)]
        if not left:
            break
        time.sleep(0.01)
    return left


def _runs(pid):
    """Whether a process of ours has this number, and has not just ended."""
    try:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return b"ruledock.bots" in command and state not in "ZX"
