"""Classes of values print themselves as attrs would."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from ruledock import values


def pairs() -> list[tuple[Any, Any]]:
    """The same class by our decorator and by that of attrs, for each way to write one."""

    def classes(define: Any, frozen: Any) -> list[Any]:
        @frozen
        class Cat:
            name: str
            lives: int = 9
            _secret: str = values.field(default="fish", repr=False)

        @define(eq=False)
        class Boat:
            cats: list[Any] = values.field(factory=list)

        @frozen
        class Quiet:
            name: str

            def __repr__(self) -> str:
                return "(quiet)"

        @frozen(repr=False)
        class Heir(Quiet):
            more: int = 1

        return [Cat("Tom"), Boat([Cat("Tom", 8)]), Quiet("x"), Heir("x")]

    ours = classes(values.define, values.frozen)
    return list(zip(ours, classes(attrs.define, attrs.frozen), strict=True))


@pytest.mark.parametrize("number", range(4))
def test_a_value_prints_itself_as_attrs_prints_it(number):
    ours, theirs = pairs()[number]
    assert repr(ours) == repr(theirs)


def test_what_holds_itself_is_printed_once():
    ours = pairs()[1][0]
    ours.cats.append(ours)
    assert repr(ours).count("Cat") == 1 and "..." in repr(ours)


def test_a_value_stays_frozen():
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        pairs()[0][0].name = "Tim"
