"""Answers to what a page asks beside the game: scores, labels, what lies ahead, why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ruledock.errors import Refusal
from ruledock.messages import Message
from ruledock_drawing.drawn import draw_panels
from ruledock_drawing.panels import Reader
from ruledock_drawing.verdict import winning_names
from ruledock_drawing.wording import name_of, speaking
from ruledock_mistakes.refusals import why_not
from ruledock_web.live.labels import LABELLED, label_of
from ruledock_web.live.replaying import look_back
from ruledock_web.live.state import panel_data
from ruledock_web.words import say

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.linking.game_spec import Result, ScoreLine
    from ruledock.linking.ruleset import Ruleset
    from ruledock_web.live.page import OpenPage
    from ruledock_web.live.table import LiveTable

Ask = Mapping[str, Any]


def answer(table: LiveTable, page: OpenPage, what: str, ask: Ask) -> Any:
    """The answer to a question of this kind; a Refusal if there is none."""
    known = ANSWERS.get(what)
    if known is None:
        raise Refusal(Message("web.refused.unreadable"))
    return known(table, page, ask)


def _score(table: LiveTable, page: OpenPage, ask: Ask) -> Any:
    """The seat's own score now; at the end everybody's."""
    game = table.game
    if game.over:
        return _sheet(game.result, game.config.names, page.language)
    if page.seat is None:
        raise Refusal(Message("web.refused.not_over"))
    mine = [_line(one, page.language) for one in game.score(page.seat)]
    return {"verdict": "", "sides": [[game.config.names[page.seat], mine, False]]}


def _sheet(result: Result, names: Sequence[str], language: str) -> Any:
    """Everybody's score, rivals included, and who has won."""
    with speaking(language):
        best = winning_names(result, names)
        players = [*zip(names, result.lines, strict=True)]
        rivals = [(name_of(name), lines) for name, lines in result.rivals.items()]
    won = [*(player in result.winners for player in range(len(names)))]
    won += [not result.winners and name in best for name, _ in rivals]
    sides = [
        [name, [_line(one, language) for one in lines], victory]
        for (name, lines), victory in zip([*players, *rivals], won, strict=True)
    ]
    return {"verdict": _verdict(best, language), "sides": sides}


def _verdict(best: Sequence[str], language: str) -> str:
    if not best:
        return say("web.result.nobody", language)
    if len(best) == 1:
        return say("web.result.wins", language, name=best[0])
    return say("web.result.share", language, names=", ".join(best[:-1]), last=best[-1])


def _line(line: ScoreLine, language: str) -> dict[str, Any]:
    """A line of a score: points, reason, what was counted, and the things to light."""
    counted = line.counted()
    about = [dict(part.about) for part in line.parts()]
    return {
        "points": line.points,
        "because": line.because.text(language),
        "details": [one.text(language) for one in counted],
        "things": [*_lit([*(thing for one in counted for thing in one.things), *about])],
    }


def _lit(counted: Iterable[Mapping[str, Any]]) -> Iterator[list[Any]]:
    """Axis and value of all that was counted: the thing itself, and the squares it lies on."""
    for one in counted:
        if one["kind"] in one:
            yield [one["kind"], one[one["kind"]]]
        yield from (["cell", square] for square in one.get("squares", ()))


def _labels(table: LiveTable, page: OpenPage, ask: Ask) -> Any:
    """What people read instead of notations, for the options that a page shows."""
    seat, game, wanted = _seat(page), table.game, ask.get("options")
    if not isinstance(wanted, list) or len(wanted) > LABELLED:
        raise Refusal(Message("web.refused.unreadable"))
    view, reader = game.view(seat), Reader(page.language, game.ruleset)
    return [label_of(view, game.parse(seat, str(one)), reader) for one in wanted]


def _ahead(table: LiveTable, page: OpenPage, ask: Ask) -> Any:
    """The panels as they would be after an option; refused where chance or secrets speak."""
    seat, game = _seat(page), table.game
    view = game.ahead(seat, game.parse(seat, str(ask.get("option"))))
    reader = Reader(page.language, game.ruleset)
    return [panel_data(panel) for panel in draw_panels(view, reader)]


def _why_not(table: LiveTable, page: OpenPage, ask: Ask) -> Any:
    """Why an option of this kind with these fields is not open, as a refusal would say it."""
    seat, game = _seat(page), table.game
    option = _option(game.ruleset, ask.get("kind"), ask.get("fields"))
    why = None if option is None else why_not(game.table, seat, option)
    return "" if why is None else why.text(page.language)


def _option(ruleset: Ruleset, kind: Any, fields: Any) -> Option | None:
    """The option that a page made up, open or not; None if there is none like it."""
    names = {name: one for one, name in ruleset.option_names.items()}
    if not isinstance(kind, str) or kind not in names or not isinstance(fields, dict):
        raise Refusal(Message("web.refused.unreadable"))
    values = {name: tuple(one) if type(one) is list else one for name, one in fields.items()}
    try:
        option = names[kind](**values).settled()
    except TypeError as fault:  # fields that options of this kind do not have
        raise Refusal(Message("web.refused.unreadable")) from fault
    return option if option is not None and option.known_to(ruleset) else None


def _replay(table: LiveTable, page: OpenPage, ask: Ask) -> Any:
    """The table as it was after some step, seen from the asker's seat.

    Where everything may be seen, also from any other seat.
    """
    seat, step = ask.get("as", page.seat), ask.get("step")
    if seat not in (None, *range(len(table.row.seats))) or type(step) is not int:
        raise Refusal(Message("web.refused.unreadable"))
    if seat != page.seat:
        _require_open(table)
    places = table.steps(seat)
    step = max(0, min(step, len(places) - 1))
    then = look_back(table.game, seat, places[step], page.language)
    return {"step": step, "steps": len(places), **then}


def _require_open(table: LiveTable) -> None:
    """Refuse unless all secrets of this table are open now."""
    if not table.game.over:
        raise Refusal(Message("web.refused.not_over"))
    if not table.row.open_record:
        raise Refusal(Message("web.refused.closed"))


def _seat(page: OpenPage) -> int:
    if page.seat is None:
        raise Refusal(Message("web.refused.watcher"))
    return page.seat


ANSWERS: Mapping[str, Callable[[LiveTable, OpenPage, Ask], Any]] = {
    "score": _score,
    "labels": _labels,
    "ahead": _ahead,
    "why": _why_not,
    "replay": _replay,
}
