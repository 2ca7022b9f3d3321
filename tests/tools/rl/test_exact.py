"""A game too large for exact methods is refused soon, and without keeping its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar
from weakref import WeakSet

import pytest

from ruledock.errors import RuledockError
from ruledock_rl import exact
from ruledock_rl.rewards import won
from tests.tools.rl.tables import space

LIVING = 20
"""The states on a path of the levels that are counted first, and those on the way."""
WALKS: list[Callable[[], object]] = [
    lambda: exact.exact_tree("sea_salt_paper"),
    lambda: exact.measure(space("sea-2"), won),
]


class Counted(exact.ExactState):
    """A state that is counted while it lives."""

    living: ClassVar[WeakSet[exact.ExactState]] = WeakSet()
    most: ClassVar[int] = 0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.living.add(self)
        Counted.most = max(Counted.most, len(self.living))


@pytest.mark.parametrize("walk", WALKS, ids=["tree", "measure"])
def test_a_larger_game_is_refused_with_few_states_alive(
    walk: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exact, "MOST", 2_000)
    monkeypatch.setattr(exact, "ExactState", Counted)
    monkeypatch.setattr(Counted, "most", 0)
    with pytest.raises(RuledockError, match="too many for exact methods"):
        walk()
    assert 1 < Counted.most <= LIVING


def test_children_that_are_not_made_yet_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "MOST", 50)
    made = exact._down(space("sea-2"))
    with pytest.raises(RuledockError, match="too many for exact methods"):
        for _, level, _ in made:
            assert level < 2, "the 58 cards of the third node are too many"
