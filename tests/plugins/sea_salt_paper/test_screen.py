"""What a terminal shows of the table."""

from __future__ import annotations

from ruledock_drawing.palette import Palette
from ruledock_sea_salt_paper.drawing.screen import draw
from tests.rules.sea_salt_paper.tables import do, sea

SCREEN = """\
round 1, to 35 points

+--------------+--------------+--------------+
| draw pile    | pile 1       | pile 2       |
|              | fish         | empty        |
|              | green        |              |
| 51 cards     | 1 card       | 0 cards      |
+--------------+--------------+--------------+

P0: 0 points, 3 in hand
P1: 0 points, 1 in hand, on turn
    on the table  crab           black, green
    seen in hand  boat           yellow
P2: 0 points, 0 in hand

your hand, with the table worth 3
  boat           black
  octopus        grey, purple"""


def test_piles_players_and_the_hand_are_drawn_from_the_view() -> None:
    game = sea(
        players=3,
        turn=1,
        at="draw",
        hands=["octopus-grey octopus-purple boat-black"],
        laid=["", "crab-black crab-green"],
        piles=["fish-green boat-yellow", ""],
    )
    do(game, "take 1")
    assert draw(game.view(0), Palette()) == SCREEN


def test_what_is_not_seen_is_not_drawn() -> None:
    game = sea(at="draw", hands=["crab-black", "shell-grey"], piles=["fish-green", "boat-black"])
    do(game, "draw")
    assert "shell" not in draw(game.view(0), Palette())
    assert "drawn" in draw(game.view(0), Palette())
    assert "drawn" not in draw(game.view(1), Palette())
    assert "your hand" not in draw(game.view(None), Palette())
    assert "\x1b[" in draw(game.view(0), Palette(colour=True))
