"""Notice a misspelt kind of decision.

No plugin lists the kinds it asks, so a few random games show which ones there are. A rare kind may
come up in none of them; so only what is one slip of the pen away from a known kind is refused.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random

from ruledock.errors import ConfigError
from ruledock.game.new_game import new_game
from ruledock.linking.ruleset import Ruleset

GAMES = 4
"""Random games to play, once for each ruleset."""


def refuse_misspelt(ruleset: Ruleset, kind: str) -> None:
    """Refuse a kind of decision that is spelt almost like one that comes up."""
    known = kinds_met(ruleset)
    if kind in known:
        return
    meant = next((one for one in sorted(known) if _one_slip(kind, one)), None)
    if meant is not None:
        raise ConfigError(f'until: no decision is called "{kind}"; did you mean "{meant}"?')


@lru_cache(maxsize=32)
def kinds_met(ruleset: Ruleset) -> frozenset[str]:
    """The kinds of decision that come up in a few random games."""
    met: set[str] = set()
    for seed in range(GAMES):
        game, rng = new_game(ruleset.config, str(seed)), Random(seed)
        while not game.over:
            met.update(decision.kind for decision in game.decisions)
            decision = game.decisions[0]
            game.choose(decision, rng.randrange(len(decision.options)))
    return frozenset(met)


def _one_slip(found: str, meant: str) -> bool:
    """Whether one letter is missing, added or wrong, two are swapped, or only capitals differ."""
    one, other = found.casefold(), meant.casefold()
    if len(one) == len(other) and sum(map(str.__ne__, one, other)) <= 1:
        return True
    return other in _slips(one) or one in _slips(other)


def _slips(text: str) -> set[str]:
    """The text without one of its letters, or with two neighbours swapped."""
    letters = range(len(text))
    without = {text[:place] + text[place + 1 :] for place in letters}
    swapped = {text[:a] + text[b] + text[a] + text[b + 1 :] for a, b in pairwise(letters)}
    return without | swapped
