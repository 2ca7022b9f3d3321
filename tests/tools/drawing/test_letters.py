"""Text in pictures: folded so that it stays inside, and as large as it can be."""

from hypothesis import given
from hypothesis import strategies as st

from ruledock_drawing.card_svg import card_svg
from ruledock_drawing.letters import cut, fold, largest, width

TEXTS = st.text(alphabet="abiwmжщїř WM.,", max_size=120)


@given(TEXTS, st.sampled_from([40.0, 104.0, 300.0]))
def test_no_line_is_wider_than_the_room_and_nothing_is_lost(text, wide):
    lines = fold(text, wide, 9)
    assert all(width(line, 9) <= wide for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(TEXTS)
def test_the_largest_size_that_fits_is_taken(text):
    sizes = (11.0, 9.0, 7.0)
    size, lines = largest(text, 104, 60, sizes)
    larger = sizes[: sizes.index(size)]
    assert all(len(fold(text, 104, one)) * one * 1.22 > 60 for one in larger)
    assert lines == fold(text, 104, size)


def test_what_is_left_out_is_marked():
    assert cut(["one", "two", "three"], 2) == ["one", "tw…"]
    assert cut(["one", "two"], 2) == ["one", "two"]


def test_a_long_text_ends_in_dots_and_a_short_one_does_not():
    assert "…" in card_svg("Name", "word " * 200)
    assert "…" not in card_svg("Name", "a few words")
