"""Rounds: how they begin and end, and the points they bring."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import Automatic, Message, Ref, at_the_bottom, refs
from ruledock_sea_salt_paper.phases.steps import Dealing
from ruledock_sea_salt_paper.scoring.points import bonus_of, card_lines, points_of
from ruledock_sea_salt_paper.table import PILE, START, RoundScore, SeaTable


def setup(table: SeaTable) -> None:
    """Draw who starts."""
    table.push(Dealing(table.starter(START)))


def deal(table: SeaTable, step: Dealing) -> None:
    """Shuffle all cards and turn up the first card of each discard pile."""
    count, book = len(table.players), table.ruleset.book
    table.deck = list(book.ids)
    piles = table.ruleset.rules["discard_piles"]
    table.piles = [[table.chance.draw(PILE, table.deck)] for _ in range(piles)]
    table.hands = [[] for _ in range(count)]
    table.laid = [[] for _ in range(count)]
    table.held, table.owned = [0] * count, [0] * count
    table.drawn, table.trail, table.caller = [], [], None
    if table.log is not None:
        if not table.rounds:
            table.tell_house_made()
        number, tops = len(table.rounds) + 1, refs("card", [pile[-1] for pile in table.piles])
        table.say("round", step.first, number=number, cards=tops)
    begin_turn(table, step.first)


def begin_turn(table: SeaTable, player: int) -> None:
    table.turn = player
    book = table.book
    place = book.places[player]
    table.agenda.append(place.playing)
    table.agenda.append(place.drawing)


def next_player(table: SeaTable, player: int) -> int:
    """The player to the left."""
    return (player + 1) % len(table.hands)


def end_turn(table: SeaTable, player: int) -> None:
    """Pass play to the left, unless the round is over."""
    left = (player + 1) % len(table.hands)
    if table.caller is not None:
        table.expose(player)
        table.say("shows", player, points=points_of(table, player))
        if left == table.caller:
            _settle(table)
            return
    elif not table.deck:
        _end(table, "out", None, (0,) * len(table.hands), left)
        return
    begin_turn(table, left)


def close(table: SeaTable, player: int, *, stop: bool) -> None:
    """Stop at once, or grant everybody else a last turn."""
    table.say("stops" if stop else "calls", player, points=points_of(table, player))
    if not stop:
        table.caller = player
        table.expose(player)
        begin_turn(table, next_player(table, player))
        return
    for other in table.players:
        table.expose(other)
    points = tuple(points_of(table, other) for other in table.players)
    _end(table, "stop", player, points, next_player(table, player))


def _settle(table: SeaTable) -> None:
    """Score the round after the last turns, by whether the caller won the bet."""
    caller = table.caller
    assert caller is not None, "only a last chance is settled"
    points = [points_of(table, player) for player in table.players]
    bonus = [bonus_of(table, player) for player in table.players]
    won = points[caller] == max(points)
    scored = bonus if won else points
    scored[caller] = points[caller] + bonus[caller] if won else bonus[caller]
    _end(table, "won" if won else "lost", caller, scored, next_player(table, caller))


def _end(table: SeaTable, how: str, caller: int | None, points: Sequence[int], first: int) -> None:
    """Write the points down, and start another round unless somebody has reached the target."""
    table.rounds.append(RoundScore(how, caller, tuple(points)))
    if table.log is not None and how != "out":
        _explain(table)
    if table.log is not None:
        _tell_end(table, how, caller, points)
    if max(map(table.total, table.players)) < table.book.target:
        table.agenda.append(Dealing(first))


def _tell_end(table: SeaTable, how: str, caller: int | None, points: Sequence[int]) -> None:
    """Say how the round ended, what everybody scores, and what they have now."""
    named = {} if caller is None else {"player": table.name(caller)}
    table.tell(f"sea_salt_paper.ends.{how}", **named)
    for player, mine in enumerate(points):
        table.say("scores", player, points=mine, total=table.total(player))


def _explain(table: SeaTable) -> None:
    """Tell what everybody's cards are worth, and why."""
    for player in table.players:
        lines = card_lines(table, player)
        parts = ({"points": points, "what": Ref("lines", line.id)} for line, points in lines)
        why = [Message("sea_salt_paper.part", part) for part in parts]
        total, bonus = points_of(table, player), bonus_of(table, player)
        table.say("counts", player, points=total, why=_join(why), bonus=bonus)


def _join(parts: Sequence[Message]) -> Message:
    """Join several messages into one."""
    if len(parts) < 2:
        return parts[0] if parts else Message("sea_salt_paper.nothing")
    return Message("sea_salt_paper.parts", {"first": parts[0], "rest": _join(parts[1:])})


STEPS = (Automatic(Dealing, deal, fits=at_the_bottom, name="dealing"),)
