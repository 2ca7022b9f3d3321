"""Which windows can be waiting when a game is loaded."""

from types import SimpleNamespace

import pytest

from ruledock.engine.windows import Window, Windows

TABLE = SimpleNamespace(ruleset=SimpleNamespace(asking={"dawn": frozenset({0, 1, 2})}))
KIND = Windows(Window, name="window")


@pytest.mark.parametrize("at", range(3))
@pytest.mark.parametrize("quiet", range(3))
def test_a_window_may_have_come_to_anybody_after_any_silence(at, quiet):
    assert KIND.may_wait(TABLE, Window("dawn", (2, 0, 1), at, quiet), 0)


@pytest.mark.parametrize(
    "window",
    [
        Window("dawn", (0, 1), -1),
        Window("dawn", (0, 1), 2),
        Window("dawn", (0, 1), 0, -1),
        Window("dawn", (0, 1), 0, 2),
        Window("dawn", (0, 0)),
        Window("dawn", (0, 3)),
        Window("dusk", (0, 1)),
        Window("dawn", ()),
    ],
)
def test_no_window_waits_for_somebody_who_is_not_asked(window):
    assert not KIND.may_wait(TABLE, window, 0)
