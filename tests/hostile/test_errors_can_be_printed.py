"""Whatever a stranger writes into a save or record, the refusal of it can be printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

import ruledock
from ruledock.messages import is_plain

ESCAPE = "x\x1b[31m\u202e\n\x07"


def spoilt(value: Any, put: Callable[[Any], Any]) -> Iterator[Any]:
    """The value with a key or a text in it that a terminal would obey, in each place."""
    if isinstance(value, str):
        yield put(ESCAPE)
    elif isinstance(value, dict):
        yield put({**value, ESCAPE: 1})
        for key, inner in value.items():
            yield from spoilt(inner, lambda new, key=key: put({**value, key: new}))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from spoilt(inner, lambda new, at=at: put([*value[:at], new, *value[at + 1 :]]))


def kept() -> list[tuple[Callable[[Any], Any], dict[str, Any]]]:
    game = ruledock.new("auction", players=3, seed=1)
    for decision in list(game.decisions):
        game.choose(decision, 0)
    loaded = ruledock.load(game.save())
    return [
        (ruledock.load, game.save()),
        (ruledock.replay, game.record.to_dict()),
        (ruledock.replay, loaded.record.to_dict()),
    ]


@pytest.mark.parametrize("number", range(3))
def test_no_error_holds_what_a_terminal_would_obey(number: int) -> None:
    read, good = kept()[number]
    read(deepcopy(good))
    refused = 0
    for bad in spoilt(good, lambda new: new):
        try:
            read(bad)
        except ruledock.RuledockError as error:
            refused += 1
            assert all(map(is_plain, str(error).split("\n"))), str(error)
            assert "\n\\x07" not in str(error)
    assert refused > 5


@pytest.mark.parametrize("place", ["", "/start"])
@pytest.mark.parametrize("number", [1, 2])
def test_a_record_holds_nothing_but_what_a_record_has(number: int, place: str) -> None:
    read, good = kept()[number]
    inner = good["start"] if place else good
    inner["chioces"] = []
    with pytest.raises(
        ruledock.SaveError, match=f"^{place}/chioces: found an unknown key"
    ) as refused:
        read(good)
    assert ('did you mean "choices"?' in str(refused.value)) == (not place)
