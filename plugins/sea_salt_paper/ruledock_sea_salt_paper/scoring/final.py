"""The score, line by line (finished rounds, then the cards of this round), and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruledock.plugin import Message, Ref, ScoreLine
from ruledock_sea_salt_paper.cards.kinds import Line, Victory
from ruledock_sea_salt_paper.scoring.points import card_lines
from ruledock_sea_salt_paper.table import RoundScore, SeaTable

ROUND_RULES = {
    "stop": "ssp.stop",
    "won": "ssp.last_chance.win.others",
    "won.caller": "ssp.last_chance.win.closer",
    "lost": "ssp.last_chance.lose.others",
    "lost.caller": "ssp.last_chance.lose.closer",
    "out": "ssp.deck_out",
}


def score(table: SeaTable, player: int) -> Sequence[ScoreLine]:
    """Every line of *player*'s score now."""
    lines = [_round_line(table, player, place) for place in range(len(table.rounds))]
    if table.winner == player:
        lines += (
            ScoreLine(0, _message("line.at_once", "victories", one), one.rule)
            for one in table.book.victories
        )
    if table.agenda:
        lines += _card_lines(table, player)
    return lines


def _round_line(table: SeaTable, player: int, place: int) -> ScoreLine:
    ended: RoundScore = table.rounds[place]
    how = ended.how
    if ended.caller == player and how in ("won", "lost"):
        how += ".caller"
    caller = None if ended.caller is None else table.name(ended.caller)
    said = Message(f"sea_salt_paper.line.round.{how}", {"number": place + 1, "caller": caller})
    return ScoreLine(ended.points[player], said, ROUND_RULES[how])


def _card_lines(table: SeaTable, player: int) -> Iterator[ScoreLine]:
    """A line for whatever pays for the player's cards, on the table and in hand."""
    for line, points in card_lines(table, player):
        yield ScoreLine(points, _message("line", "lines", line), line.rule)


def _message(said: str, kind: str, one: Line | Victory) -> Message:
    return Message(f"sea_salt_paper.{said}", {"line": Ref(kind, one.id, one.text)})


def winners(table: SeaTable, totals: Sequence[int]) -> list[int]:
    """Whoever won at once; else most points, then most in the last round; else they share it."""
    if table.winner is not None:
        return [table.winner]
    last = table.rounds[-1].points if table.rounds else (0,) * len(totals)
    best = max(zip(totals, last, strict=True))
    return [p for p, mine in enumerate(zip(totals, last, strict=True)) if mine == best]
