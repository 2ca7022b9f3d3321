"""What a terminal shows of the table."""

from __future__ import annotations

from ruledock.game.game import Game
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import draw, screens_of
from tests.rules.sea_salt_paper.tables import do, sea

SCREEN = """\
round 1, to 35 points
+------------------+------------------+------------------+
| draw pile        | pile 1           | pile 2           |
|                  | fish             | empty            |
|                  | green            |                  |
| 51 cards         | 1 card           | 0 cards          |
+------------------+------------------+------------------+

P0: 0 points, 3 in hand
P1: 0 points, 1 in hand, on turn
    on the table  crab               black, green
    seen in hand  boat               yellow
P2: 0 points, 0 in hand

your hand; with what you laid it is worth 3 points
  boat               black
  octopus            grey, purple"""


def shown(game: Game, player: int | None, *, colour: bool = False) -> str:
    return draw(game.view(player), screens_of(game.ruleset), Palette(colour))


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
    assert shown(game, 0) == SCREEN


def test_what_is_not_seen_is_not_drawn() -> None:
    game = sea(at="draw", hands=["crab-black", "shell-grey"], piles=["fish-green", "boat-black"])
    do(game, "draw")
    assert "shell" not in shown(game, 0)
    assert "drawn" in shown(game, 0)
    assert "drawn" not in shown(game, 1)
    assert "your hand" not in shown(game, None)
    assert "\x1b[" in shown(game, 0, colour=True)
