"""Saves that somebody has meddled with: what loads of them can be played, to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import jsonschema
import pytest

import ruledock
from ruledock.testing.damage import check_spoilt
from ruledock.testing.effort import Scaled
from ruledock.testing.vandal import Vandal, texts
from ruledock_mistakes.misfits import misfits
from ruledock_mistakes.saves import schema
from tests.hostile.tables import TABLES, saves


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("table", TABLES)
def test_what_loads_can_be_played(table: str, scaled: Scaled) -> None:
    rng = Random(f"damage {table}")
    kept = saves(table, rng, games=scaled(1, 12))
    vandal = Vandal(rng, kept, ruledock.load(kept[0]).ruleset)
    verdicts: Counter[str] = Counter()
    while verdicts["played"] < scaled(12, 520):
        verdicts[check_spoilt(*vandal.damage(rng.choice(kept)), rng)] += 1
    print(f"{table}: {verdicts['played']} played on, {verdicts['refused']} refused")


PARTS = ("chance", "table", "drawers")


@pytest.mark.parametrize("table", ["auction-modules", "kockombat-free", "isle-3-all", "sister-all"])
def test_mistakes_are_told_where_a_full_validator_finds_them(table: str, scaled: Scaled) -> None:
    rng = Random(f"misfits {table}")
    kept = saves(table, rng, games=1)
    ruleset = ruledock.load(kept[0]).ruleset
    shapes = {name: schema(ruleset)["properties"][name] for name in PARTS}
    reference = jsonschema.Draft202012Validator({"properties": shapes})
    vandal, wrong = Vandal(rng, kept, ruleset), 0
    for _ in range(scaled(60, 3000)):
        spoilt, done = vandal.damage(rng.choice(kept))
        parts = {name: spoilt.get(name, {}) for name in PARTS}
        try:
            if any(text.isascii() is False for text in texts(parts)):
                continue  # half a character is a text to jsonschema
        except RecursionError:
            continue  # so deep that neither a full validator nor this test looks to the bottom
        told = {
            line.partition(":")[0]
            for name in PARTS
            for line in misfits(parts[name], shapes[name], f"/{name}")
        }
        expected = {_pointer(error.absolute_path) for error in reference.iter_errors(parts)}
        assert all(_within(place, expected) for place in told), (done, told, expected)
        assert all(_within(place, told) or _around(place, told) for place in expected), done
        wrong += bool(told)
    assert wrong > 10


def _pointer(path: Iterable[Any]) -> str:
    return "/" + "/".join(map(str, path))


def _around(place: str, others: Iterable[str]) -> bool:
    return any(_within(other, [place]) for other in others)


def _within(place: str, others: Iterable[str]) -> bool:
    """Whether a place is one of the others, or inside one: they stop at what may be nothing."""
    return any(f"{place}/".startswith(f"{other}/") for other in others)
