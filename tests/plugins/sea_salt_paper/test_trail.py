"""Moves of cards can be written as numbers, made, and taken back; impossible ones are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock_sea_salt_paper.knowledge.trail import (
    DISCARDED,
    DREW,
    LAID,
    PICKED,
    ROBBED,
    TOOK,
    Layout,
    Move,
)


def layout():
    """Two piles, two players."""
    return Layout([[1, 2, 3], [4, 5]], [{10, 11}, {20}], [{30}, set()])


def spread(one):
    return one.piles, one.hands, one.laid


@given(st.builds(Move, *(st.integers(0, most) for most in (5, 7, 7, 511, 200))))
def test_a_move_is_read_as_it_was_written(move):
    assert Move.read(move.write()) == move


AFTER = [
    (Move(DREW, 0, 0, 40), [[1, 2, 3], [4, 5]], [{10, 11, 40}, {20}], [{30}, set()]),
    (Move(DISCARDED, 0, 1, 40), [[1, 2, 3], [4, 5, 40]], [{10, 11}, {20}], [{30}, set()]),
    (Move(TOOK, 1, 0, 3), [[1, 2], [4, 5]], [{10, 11}, {20, 3}], [{30}, set()]),
    (Move(PICKED, 1, 0, 2, 1), [[1, 3], [4, 5]], [{10, 11}, {20, 2}], [{30}, set()]),
    (Move(PICKED, 1, 0, 3, 2), [[1, 2], [4, 5]], [{10, 11}, {20, 3}], [{30}, set()]),
    (Move(ROBBED, 1, 0, 10), [[1, 2, 3], [4, 5]], [{11}, {20, 10}], [{30}, set()]),
    (Move(LAID, 0, 0, 11), [[1, 2, 3], [4, 5]], [{10}, {20}], [{30, 11}, set()]),
]


@pytest.mark.parametrize(("move", "piles", "hands", "laid"), AFTER)
def test_a_move_moves_one_card_and_is_taken_back(move, piles, hands, laid):
    one = layout()
    one.redo(move)
    assert spread(one) == (piles, hands, laid)
    one.undo(move)
    assert spread(one) == spread(layout())


@pytest.mark.parametrize(
    "move",
    [
        Move(DISCARDED, 0, 1, 4),
        Move(PICKED, 0, 0, 10, 4),
        Move(PICKED, 0, 1, 10, 3),
        Move(TOOK, 1, 0, 10),
        Move(LAID, 0, 0, 10),
        Move(DREW, 0, 0, 20),
        Move(ROBBED, 0, 1, 20),
    ],
)
def test_what_did_not_happen_is_not_taken_back(move):
    with pytest.raises((ValueError, LookupError)):
        layout().undo(move)
