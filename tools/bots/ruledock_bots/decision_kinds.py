"""Notice a misspelt kind of decision.

No plugin lists the kinds it asks. We look for them where plugins make their decisions; if a kind is
not written there as plain text, we play a few random games.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random

from ruledock.errors import ConfigError, did_you_mean
from ruledock.game.new_game import new_game
from ruledock.linking.ruleset import Ruleset

GAMES = 4
"""Random games to play, once for each ruleset."""
_ASKED = re.compile(r"""\bDecision\(\s*[^,"']+,\s*(?:kind=)?["']([^"']+)["']""")
"""The kind, which is the second argument of a decision."""


def refuse_misspelt(ruleset: Ruleset, kind: str) -> None:
    """Refuse a kind of decision that the plugins of a game never ask."""
    written = kinds_written(ruleset)
    if kind in written:
        return
    known = written | kinds_met(ruleset)
    if kind not in known:
        raise ConfigError(f"until: no decision is called {kind!r}; {did_you_mean(kind, known)}")


@lru_cache(maxsize=32)
def kinds_written(ruleset: Ruleset) -> frozenset[str]:
    """The kinds of decision that are written in the source of the plugins."""
    return frozenset(kind for text in _sources(ruleset) for kind in _ASKED.findall(text))


def _sources(ruleset: Ruleset) -> Iterator[str]:
    """The source of all packages that have steps, as far as there is any."""
    roots = {step.__module__.partition(".")[0] for step in ruleset.kinds}
    for root in sorted(roots - {"ruledock"}):
        file = getattr(sys.modules.get(root), "__file__", None)
        if file is not None:
            path = Path(file)
            found = path.parent.rglob("*.py") if path.stem == "__init__" else [path]
            yield from (one.read_text("utf-8") for one in found if one.suffix == ".py")


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
