"""Hearts: take tricks, but none with hearts in them, and never the queen of spades."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files

from ruledock.plugin import GameSpec, Message, ScoreLine, hookimpl
from ruledock_bots.hookspecs import MakeBot
from ruledock_drawing.hookspecs import Screen
from ruledock_hearts import steps
from ruledock_hearts import table as table_
from ruledock_hearts.table import HeartsTable

parts = (table_, steps)
schemas = files(__package__) / "schemas"
MESSAGES = """
hearts-deal = Deal { $number }.
hearts-ask-pass = Which { $count } cards do you pass to { $next }?
hearts-passes = { $player } passes { $cards } to { $next }.
hearts-passes-others = { $player } passes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to { $next }.
hearts-ask-play = Which card do you play?
hearts-plays = { $player } plays { $card }.
hearts-takes = { $player } takes the trick and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hearts-moon = { $player } has taken every point, and shoots the moon.
hearts-line-before = Points of the deals before.
hearts-line-now = Points taken in this deal.
"""


def setup(table: HeartsTable) -> None:
    """Nobody has points; the first deal is next."""
    table.points = [0 for _ in table.players]
    table.push(steps.Deal())


def score(table: HeartsTable, player: int) -> Sequence[ScoreLine]:
    """The points of all deals so far; few are good."""
    lines = [ScoreLine(table.points[player], Message("hearts.line.before"))]
    if table.agenda:
        now = table.cost(table.taken[player])
        lines.append(ScoreLine(now, Message("hearts.line.now")))
    return lines


def check(table: HeartsTable) -> None:
    """Raise unless every card of a deal is in one place and everybody has played in turn."""
    if bool(table.agenda) is (max(table.points) >= table.ruleset.rules["to"]):
        raise ValueError("a game is over when somebody has enough points")
    found = [card for place in (*table.hands, *table.taken, table.trick) for card in place]
    if sorted(found) != table.deck:
        raise ValueError("every card must be in exactly one place")
    count = len(table.players)
    played = [(player - table.leader) % count < len(table.trick) for player in table.players]
    sizes = {len(hand) + one for hand, one in zip(table.hands, played, strict=True)}
    if len(sizes) > 1 or any(len(cards) % count for cards in table.taken):
        raise ValueError("everybody must have played as many cards as the others")


@hookimpl
def ruledock_game() -> GameSpec:
    return GameSpec(
        name="hearts",
        title="Hearts",
        players=(3, 4),
        table=HeartsTable,
        setup=setup,
        score=score,
        fewest_win=True,
        packs=("hearts",),
        rules_schema={"hearts": "hearts-rules.schema.json"},
        check=check,
    )


@hookimpl
def ruledock_screen() -> Iterable[Screen]:
    from ruledock_hearts.screen import draw  # late: only a terminal needs it

    return (draw,)


@hookimpl
def ruledock_bots() -> Iterable[tuple[str, MakeBot]]:
    from ruledock_hearts.bot import Ducking

    return (("ducking", Ducking),)
