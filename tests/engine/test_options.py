"""Options: small values whose notation reads back."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.options import Option, axis, flag, names, numbers, option, seats, subset_of

CELLS = names("cell", [f"{column}{row}" for column in "abcd" for row in range(1, 5)])


@option("place {tile} {cell} r{turn} {flip}")
class Place(Option):
    """Put a tile somewhere."""

    tile: str = axis(names("tile", ["t1", "t2"]))
    cell: str = axis(CELLS)
    turn: int = axis(numbers("turn", 0, 270))
    flip: bool = axis(flag("flip"))


@option("give {cells} to {player}")
class Give(Option):
    """Hand several things to somebody."""

    cells: tuple[str, ...] = axis(subset_of(CELLS))
    player: int = axis(seats())


@option("pass")
class Pass(Option):
    """Do nothing."""


places = st.builds(
    Place,
    st.sampled_from(["t1", "t2"]),
    st.sampled_from(CELLS.domain(None)),
    st.sampled_from([0, 90, 180, 270]),
    st.booleans(),
)
gifts = st.builds(
    Give,
    st.lists(st.sampled_from(CELLS.domain(None)), unique=True, max_size=4).map(tuple),
    st.integers(0, 5),
)


def test_notation_is_the_template_filled_in():
    assert Place("t1", "c4", 90, True).notation == "place t1 c4 r90 flip"
    assert Place("t1", "c4", 0, False).notation == "place t1 c4 r0"
    assert Give(("a1", "b2"), 3).notation == "give a1+b2 to p3"
    assert Give((), 0).notation == "give none to p0"
    assert str(Pass()) == "pass"


def test_something_called_none_is_not_nothing():
    some = subset_of(names("word", ["none", "more"]))
    for words in [(), ("none",), ("more",), ("none", "more")]:
        assert some.read(some.write(words)) == words


class Lookalike(str):
    """A stranger's text."""


@pytest.mark.parametrize("odd", [Lookalike("b2"), 7, None, ("b2",)])
@pytest.mark.parametrize("beside", [("a1",), ("a1", "c3"), ()])
def test_one_stranger_among_texts_is_enough_to_refuse_an_option(odd, beside):
    assert Give((*beside, "b2"), 1).settled() == Give((*beside, "b2"), 1)
    assert Give((*beside, odd), 1).settled() is None
    assert Give((odd, *beside), 1).settled() is None


@given(st.one_of(places, gifts, st.just(Pass())))
def test_notation_reads_back(made: Option):
    assert type(made).read(made.notation) == made
    others = [kind for kind in (Place, Give, Pass) if kind is not type(made)]
    assert [kind.read(made.notation) for kind in others] == [None, None]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place t1 c4",
        "place t1 c4 r",
        "place t1 c4 rx",
        "place t1 c4 r90 flop",
        "passs",
    ],
)
def test_what_is_not_in_the_notation_does_not_read(text: str):
    assert [kind.read(text) for kind in (Place, Give, Pass)] == [None, None, None]


def test_options_of_different_classes_are_never_equal():
    @option("stop")
    class Stop(Option):
        pass

    assert Stop() != Pass()
    assert Stop() == Stop()
    assert len({Stop(), Pass(), Stop()}) == 2


def test_an_option_cannot_be_changed():
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Place("t1", "c4", 90, True).turn = 0  # type: ignore[misc]


def test_a_template_must_name_each_field():
    with pytest.raises(TypeError, match="must name each field once"):

        @option("lose {coins}")
        class Lose(Option):
            cards: int = axis(numbers("cards", 0, 3))
