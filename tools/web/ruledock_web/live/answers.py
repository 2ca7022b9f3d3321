"""Answers to what a page asks beside the game: scores, labels, what lies ahead, why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.errors import Refusal
from ruledock.messages import Message
from ruledock_drawing.drawn import draw_panels
from ruledock_drawing.panels import Reader
from ruledock_mistakes.refusals import why_not
from ruledock_speech.options import label
from ruledock_web.live.replaying import look_back
from ruledock_web.live.state import panel_data

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.linking.game_spec import ScoreLine
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
        result = game.result
        sides = [*zip(game.config.names, result.lines, strict=True), *result.rivals.items()]
        return {
            "winners": list(result.winners),
            "sides": [[name, [_line(one, page.language) for one in rows]] for name, rows in sides],
        }
    if page.seat is None:
        raise Refusal(Message("web.refused.not_over"))
    mine = [_line(one, page.language) for one in game.score(page.seat)]
    return {"winners": [], "sides": [[game.config.names[page.seat], mine]]}


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
    """What people read instead of a notation."""
    seat, reader = _seat(page), Reader(page.language, table.game.ruleset)
    return reader.say(label(table.game.ruleset, table.game.parse(seat, str(ask.get("option")))))


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
    """The table at a step of the past, from the own seat, or from any where all may be seen."""
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
    "label": _labels,
    "ahead": _ahead,
    "why": _why_not,
    "replay": _replay,
}
