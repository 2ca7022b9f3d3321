"""Values and names as an author sees them."""

from __future__ import annotations

import pytest

from ruledock.engine.text import near, show, step

CROWD = [f"{letter}{number:04}{letter}" for letter in "mnopq" for number in range(100)]


@pytest.mark.parametrize("written", ["aunlight", "sunlighs", "sunlihgt", "sunligt", "sunlightly"])
@pytest.mark.parametrize("others", [[], CROWD])
def test_a_misspelt_name_is_found_in_a_crowd_if_it_begins_or_ends_right(
    written: str, others: list[str]
) -> None:
    assert near(written, [*others, "sunlight", "", "x"]) == "sunlight"


def test_what_is_like_nothing_has_no_nearest_spelling() -> None:
    assert near("sunlight", CROWD) is None
    assert near("", CROWD) is None
    assert near("s" * 81, ["s" * 80]) is None


TWELVE = ", ".join(f'"{letter}"' for letter in "abcdefghijkl")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({}, "an object with no keys"),
        ({"a": 1, "b": 2}, 'an object with "a", "b"'),
        (dict.fromkeys("abcdefghijklmn"), f"an object with {TWELVE}, 2 more"),
        ([], "a list of 0"),
        ([1, [2, 3]], "a list of 2"),
        (2**200 - 1, str(2**200 - 1)[:39] + "…"),
        (2**200, "a huge number"),
        (-(2**200), "a huge number"),
        ("x" * 60, f'"{"x" * 60}"'),
        ("x" * 61, f'"{"x" * 59}…"'),
        ("Größe", '"Größe"'),
        (None, "null"),
        (True, "true"),
        ("\x1b[31m", '"\\x1b[31m"'),
    ],
)
def test_any_value_is_shown_briefly(value, said):
    assert show(value) == said


@pytest.mark.parametrize(
    ("key", "pointer"),
    [
        ("a/b", "/x/a~1b"),
        ("a~b", "/x/a~0b"),
        (3, "/x/3"),
        ("ü", "/x/ü"),
        ("k" * 300, f"/x/{'k' * 199}…"),
    ],
)
def test_a_pointer_goes_one_step_down(key, pointer):
    assert step("/x", key) == pointer
