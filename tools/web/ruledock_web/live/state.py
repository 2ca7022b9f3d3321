"""What a page shows, made of the view of one seat and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.messages import Message, Phrasebook
from ruledock_drawing.drawn import cover, draw_panels, drawings_of
from ruledock_drawing.panels import Panel, Reader
from ruledock_local.describing import title_of
from ruledock_web.live.labels import first_labels

if TYPE_CHECKING:
    from ruledock.engine.decisions import Options
    from ruledock.game.game import Game

State = dict[str, Any]
"""What a page shows, by section; only sections that changed are sent."""


def state_of(game: Game, seat: int | None, language: str, spoken: Spoken | None = None) -> State:
    """All sections for one seat, or for those who watch; *spoken* saves saying things twice."""
    view, reader = game.view(seat), Reader(language, game.ruleset)
    panels = draw_panels(view, reader)
    state: State = {
        "head": _head(view, game, language),
        "ask": _question(game, view, seat, reader),
        "anytime": _anytime(game, view, seat, reader),
        "panels": [panel.name for panel in panels],
        "log": log_lines(game, seat, language, spoken),
    }
    return state | {f"panel {panel.name}": panel_data(panel) for panel in panels}


def _head(view: Mapping[str, Any], game: Game, language: str) -> State:
    shown = ("names", "player", "over", "sealed")
    head = {name: view[name] for name in shown if name in view}
    head["waiting"] = [one["player"] for one in view.get("asked", ())]
    head["others_may_act"] = view.get("others_may_act", False)
    return head | {"title": title_of(game.ruleset, language), "game": view["game"]}


def log_lines(
    game: Game, seat: int | None, language: str, spoken: Spoken | None = None
) -> list[list[Any]]:
    """The log: of each line its choice, its text, the things it names, whether it is a heading."""
    spoken = spoken or Spoken()
    headings = {id for one in drawings_of(game.ruleset).values() for id in one.headings}
    return [
        [line.choice, *spoken.say(line.message, language), line.message.id in headings]
        for line in game.log(seat)
    ]


@attrs.define
class Spoken:
    """Sentences of a log that were said before; a log grows, and its lines stay."""

    _known: dict[tuple[int, str], tuple[Message, list[Any]]] = attrs.field(factory=dict)

    def say(self, message: Message, language: str) -> list[Any]:
        """The text of a message, and the things it names."""
        found = self._known.get((id(message), language))
        if found is None:
            said = [message.text(language), list(things(message.to_dict()["args"]))]
            found = self._known[id(message), language] = message, said  # kept, so its id is too
        return found[1]

    def forget(self) -> None:
        """Start anew, as when choices were taken back."""
        self._known.clear()


def things(value: Any) -> Iterator[list[Any]]:
    """Axis and value of all things that the arguments of a message name."""
    if isinstance(value, Mapping):
        if value.keys() == {"kind", "id"}:
            yield [value["kind"], value["id"]]
        else:
            for part in value.values():
                yield from things(part)
    elif isinstance(value, list):
        for part in value:
            yield from things(part)


# -- questions ---------------------------------------------------------------------------------


def _question(game: Game, view: Mapping[str, Any], seat: int | None, reader: Reader) -> Any:
    if seat is None or view["decision"] is None:
        return None
    decision = game.decision_of(seat)
    assert decision is not None
    offered = _offered(game, view, view["decision"], decision.options, reader)
    return {"kind": decision.kind, "prompt": reader.say(decision.prompt), **offered}


def _anytime(game: Game, view: Mapping[str, Any], seat: int | None, reader: Reader) -> Any:
    if seat is None or not view["interrupts"]["count"]:
        return None
    return _offered(game, view, view["interrupts"], game.interrupts(seat), reader)


def _offered(
    game: Game,
    view: Mapping[str, Any],
    shown: Mapping[str, Any],
    options: Options,
    reader: Reader,
) -> State:
    """Options as a page narrows them down: their fields, and what people call the values."""
    listed = shown["options"]
    offered: State = {"count": shown["count"], "kinds": shown["kinds"], "options": None}
    if listed is None:
        return offered
    offered["options"] = [[one["notation"], one["kind"], one["fields"]] for one in listed]
    offered["labels"] = first_labels(view, listed, options, reader)
    offered["words"] = _words(reader, listed, shown["kinds"])
    offered["words"][""] = _axes(shown["kinds"], reader)
    offered["covers"] = _covers(game, view, listed)
    return offered


def _words(
    reader: Reader, options: Sequence[Mapping[str, Any]], kinds: Mapping[str, Any]
) -> dict[str, dict[str, str]]:
    """By axis and value: what people call it, if not by the value itself."""
    named: dict[str, dict[str, str]] = {}
    for axis, value in _values(options, kinds):
        known = named.setdefault(axis, {})
        key = str(value).lower() if isinstance(value, bool) else str(value)  # as scripts write it
        if key not in known:
            known[key] = reader.call(axis, value)
    return {
        axis: {value: name for value, name in known.items() if name != value}
        for axis, known in named.items()
    }


def _axes(kinds: Mapping[str, Any], reader: Reader) -> dict[str, str]:
    """What people call the axes: ``isle-axis-turn`` names that of the isle, if it is there."""
    named = {}
    for kind, facts in kinds.items():
        for axis in facts["axes"].values():
            id = f"{kind.partition('.')[0]}.axis.{axis}"
            named[axis] = reader.say(id) if Phrasebook.has(id) else axis.replace("_", " ")
    return named


def _values(
    options: Sequence[Mapping[str, Any]], kinds: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    for one in options:
        axes = kinds[one["kind"]]["axes"]
        for field, value in one["fields"].items():
            for part in value if isinstance(value, list) else [value]:
                if part is not None:
                    yield axes[field], part


def _covers(
    game: Game, view: Mapping[str, Any], options: Sequence[Mapping[str, Any]]
) -> list[State]:
    """What options cover, once for all places: the other fields, the squares and the picture."""
    found: list[State] = []
    seen: set[tuple[Any, ...]] = set()
    where: dict[str, str | None] = {}
    for one in options:
        kind, fields = one["kind"], one["fields"]
        place = where.get(kind, "")
        if place is None:
            continue
        rest = {name: value for name, value in fields.items() if name != place}
        key = (kind, *map(str, rest.values()))
        if place and key in seen:
            continue
        drawn = cover(game.ruleset, view, kind, fields)
        where[kind] = None if drawn is None else drawn.field
        if drawn is None:
            continue
        rest = {name: value for name, value in fields.items() if name != drawn.field}
        seen.add((kind, *map(str, rest.values())))
        found.append({"kind": kind, "rest": rest, **attrs.asdict(drawn)})
    return found


def panel_data(panel: Panel) -> State:
    """A panel as a page gets it."""
    return attrs.asdict(panel)
