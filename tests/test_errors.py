"""What was found, told in a few words whatever it is."""

import pytest

from ruledock.errors import show, step


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({}, "an object with no keys"),
        ({"a": 1, "b": 2}, 'an object with "a", "b"'),
        (dict.fromkeys("abcdefgh"), 'an object with "a", "b", "c", "d", "e", "f"'),
        ([], "a list of 0"),
        ([1, [2, 3]], "a list of 2"),
        (2**200 - 1, str(2**200 - 1)),
        (2**200, "a huge number"),
        (-(2**200), "a huge number"),
        ("x" * 60, f'"{"x" * 60}"'),
        ("x" * 61, f'"{"x" * 60}…"'.encode("ascii", "backslashreplace").decode()),
        (None, "null"),
        (True, "true"),
        ("\x1b[31m", '"\\u001b[31m"'),
    ],
)
def test_any_value_is_shown_briefly(value, said):
    assert show(value) == said


@pytest.mark.parametrize(
    ("key", "pointer"),
    [("a/b", "/x/a~1b"), ("a~b", "/x/a~0b"), (3, "/x/3"), ("k" * 300, "/x/" + "k" * 200)],
)
def test_a_pointer_goes_one_step_down(key, pointer):
    assert step("/x", key) == pointer
