"""By id, what somebody does who is then refused with that reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import ruledock
from ruledock.messages import Message

Case = Callable[[], object]
CASES: dict[str, Case] = {}
"""Every case raises a refusal."""


def refused_with(id: str) -> Callable[[Case], Case]:
    """Keep a case under the reason that it is refused with."""

    def keep(case: Case) -> Case:
        assert id not in CASES, f"{id} has a case already"
        CASES[id] = case
        return case

    return keep


def ids_of(said: object) -> Iterator[str]:
    """The id of a sentence, and of all sentences inside it."""
    if isinstance(said, Message):
        yield said.id
        for one in said.args.values():
            yield from ids_of(one)


def begun(name: str, **settings: Any) -> ruledock.Game:
    """A new game of Ada and Ben."""
    return ruledock.new(name, **{"players": ["Ada", "Ben"], "seed": 4, **settings})


def do(game: ruledock.Game, *lines: str) -> ruledock.Game:
    """Answer one question after the other."""
    for line in lines:
        decision = game.decisions[0]
        game.choose(decision, game.parse(decision.player, line))
    return game


def at(kind: str, game: ruledock.Game) -> ruledock.Game:
    """Go on to the first question of a kind; before it everybody takes what comes first."""
    while game.decisions[0].kind != kind:
        game.choose(game.decisions[0], 0)
    return game
