"""Plots: every value is on the scale, and labels are text."""

from hypothesis import given
from hypothesis import strategies as st

from ruledock_drawing.plots import Row, _steps, plot

VALUES = st.floats(-1e6, 1e6).filter(lambda value: value == 0 or abs(value) > 1e-3)


@given(st.lists(VALUES, max_size=20))
def test_every_value_is_on_the_scale(values):
    steps = _steps([Row("a", value) for value in values])
    assert steps[0] <= min([0.0, *values]) and steps[-1] >= max([0.0, *values])
    assert 2 <= len(steps) <= 8


def test_labels_are_text():
    drawn = plot("<b>", [Row("<script>", 1.0, 0.5), Row("none", None)])
    assert "<script>" not in drawn and "<b>" not in drawn
    assert drawn.count("<circle") == 1
