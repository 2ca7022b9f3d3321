"""Why a save does not fit, bound by bound: what just fits, and what just does not."""

from __future__ import annotations

from typing import Any

import pytest

from ruledock.engine.limits import ITEMS
from ruledock_mistakes.misfits import misfits

WHOLE = {"type": "integer", "minimum": 2, "maximum": 5}
WORD = {"type": "string", "maxLength": 3}
FEW = {"type": "array", "items": {}, "minItems": 1, "maxItems": 2}
PAIR = {"type": "array", "items": WHOLE, "minItems": 2, "maxItems": 2}
MANY = {"type": "array", "items": {}}
SHELF: dict[str, Any] = {"type": "object", "additionalProperties": {}}
SMALL = {**SHELF, "maxProperties": 2}
CARD = {
    "type": "object",
    "properties": {"name": WORD, "cost": WHOLE},
    "required": ["name"],
    "additionalProperties": False,
}


def keys(count: int) -> dict[str, int]:
    return dict.fromkeys(map(str, range(count)), 0)


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        (WHOLE, 2),
        (WHOLE, 5),
        (WORD, ""),
        (WORD, "abc"),
        ({"enum": ["a", "b"]}, "b"),
        ({"const": 3}, 3),
        ({"type": "string", "pattern": "^-?[0-9]+$"}, "-12"),
        (FEW, [0]),
        (FEW, [0, 0]),
        (PAIR, [2, 5]),
        (MANY, [0] * ITEMS),
        (SHELF, keys(ITEMS)),
        (SMALL, keys(2)),
        (CARD, {"name": "abc"}),
        (CARD, {"name": "", "cost": 3}),
        ({"anyOf": [{"type": "null"}, WHOLE]}, None),
        ({"anyOf": [{"type": "null"}, WHOLE]}, 4),
    ],
)
def test_what_just_fits(schema: dict[str, Any], value: Any) -> None:
    assert list(misfits(value, schema)) == []


@pytest.mark.parametrize(
    ("schema", "value", "said"),
    [
        (WHOLE, 1, "/: found 1, expected 2 to 5"),
        (WHOLE, 6, "/: found 6, expected 2 to 5"),
        (WHOLE, True, "/: found true, expected a whole number"),
        (WORD, "abcd", "/: found 4 characters, expected at most 3"),
        (WORD, "\udc80", "/: found "),
        ({"enum": ["amber", "blue"]}, "ambre", 'one of "amber", "blue"; did you mean "amber"?'),
        ({"const": 3}, 4, "/: found 4, expected 3"),
        ({"type": "string", "pattern": "^[0-9]+$"}, "x", '/: found "x", expected a whole number'),
        (FEW, [], "/: found a list of 0, expected at most 2 in it"),
        (FEW, [0, 0, 0], "/: found a list of 3, expected at most 2 in it"),
        (PAIR, [2], "/: found a list of 1, expected 2 in it"),
        (PAIR, [2, 6], "/1: found 6, expected 2 to 5"),
        (MANY, [0] * (ITEMS + 1), f"expected at most {ITEMS} in it"),
        (SHELF, keys(ITEMS + 1), f"/: found {ITEMS + 1} keys, expected at most {ITEMS}"),
        (SMALL, keys(3), "/: found 3 keys, expected at most 2"),
        (SHELF, {3: 0}, "/3: found a key that is no text, expected a text"),
        (CARD, {}, "/name: found nothing, expected something"),
        (CARD, {"name": "a", "cots": 3}, "/cots: found a key that means nothing here; did you"),
        ({"anyOf": [{"type": "null"}, WHOLE]}, 9, "/: found 9, expected 2 to 5"),
    ],
)
def test_what_just_does_not_fit_is_told_with_its_place(
    schema: dict[str, Any], value: Any, said: str
) -> None:
    (told,) = misfits(value, schema)
    assert said in told
