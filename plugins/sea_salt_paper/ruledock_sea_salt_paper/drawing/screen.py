"""The table as a terminal shows it: piles, what lies before each player, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from ruledock.plugin import Ruleset
from ruledock_drawing.palette import Palette, fold, pad, width
from ruledock_drawing.screen_parts import Part, ScreenParts, View
from ruledock_drawing.wording import called, tell
from ruledock_sea_salt_paper.cards.kinds import Card, Family
from ruledock_sea_salt_paper.drawing.cards import about_family

WIDE = 18
Seen = Mapping[str, Any]


def _seen(view: View) -> Seen:
    seen: Seen = view["table"]["sea_salt_paper"]
    return seen


def _piles(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The round, and the draw pile and the discard piles side by side."""
    seen = _seen(view)
    boxes = [[tell("sea_salt_paper.screen.deck"), "", "", _count(seen["deck"])]]
    for number, pile in enumerate(seen["piles"], 1):
        empty = paint("dim", tell("sea_salt_paper.screen.empty")), ""
        figure, colour = _face(pile["top"], paint, ruleset) if pile["top"] else empty
        title = tell("sea_salt_paper.screen.pile", pile=number)
        boxes.append([title, figure, colour, _count(pile["count"])])
    edge = "+" + "+".join(["-" * WIDE] * len(boxes)) + "+"
    rows = [
        "|" + "|".join(pad(f" {text}", WIDE) for text in row) + "|"
        for row in zip(*boxes, strict=True)
    ]
    return "\n".join([*_heading(seen, paint), edge, *rows, edge])


def _piles_brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    seen = _seen(view)
    said = [tell("sea_salt_paper.screen.deck") + f" {seen['deck']}"]
    for number, pile in enumerate(seen["piles"], 1):
        top = " ".join(_face(pile["top"], paint, ruleset)) if pile["top"] else ""
        said.append(tell("sea_salt_paper.screen.pile", pile=number) + f" {top or '–'}")  # noqa: RUF001
    return "\n".join([*_heading(seen, paint), *fold("; ".join(said), paint.columns)])


def _heading(seen: Seen, paint: Palette) -> Iterator[str]:
    yield tell("sea_salt_paper.screen.round", round=seen["round"], target=seen["target"])
    if seen["caller"] is not None:
        yield paint("red bold", tell("sea_salt_paper.screen.last_turns"))


def _count(cards: int) -> str:
    return tell("sea_salt_paper.screen.cards", cards=cards)


# -- players -----------------------------------------------------------------------------------


def _players(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """Each player's points, what lies before them, and what others have seen of their hand."""
    lines: list[str] = []
    for player in range(len(view["names"])):
        lines += _player(view, player, paint, ruleset)
    return "\n".join(lines)


def _players_brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    players = range(len(view["names"]))
    return "\n".join(next(_player(view, one, paint, ruleset)) for one in players)


def _player(view: View, player: int, paint: Palette, ruleset: Ruleset) -> Iterator[str]:
    seen = _seen(view)
    hand, laid = seen["hands"][player], seen["laid"][player]
    own = player == view["player"]
    held = len(hand) if own else hand["count"]
    marks = [
        tell("sea_salt_paper.screen.points", points=seen["totals"][player]),
        tell("sea_salt_paper.screen.in_hand", cards=held),
    ]
    if player == seen["turn"]:
        marks.append(paint("bold", tell("sea_salt_paper.screen.on_turn")))
    if player == seen["caller"]:
        marks.append(paint("red", tell("sea_salt_paper.screen.called")))
    yield f"{paint('bold', view['names'][player])}: {', '.join(marks)}"
    known = {"laid": laid} | ({} if own else {"known": hand["known"], "perhaps": hand["perhaps"]})
    shown = {tell(f"sea_salt_paper.screen.{what}"): cards for what, cards in known.items() if cards}
    wide = max(map(width, shown), default=0)
    for what, cards in shown.items():
        yield from _cards(ruleset, cards, paint, pad(what, wide))


# -- cards -------------------------------------------------------------------------------------


def _hand(view: View, paint: Palette, ruleset: Ruleset) -> str:
    """The viewer's cards, and those just drawn."""
    if view["player"] is None:
        return ""
    seen = _seen(view)
    lines = [paint("bold", tell("sea_salt_paper.screen.hand", points=seen["points"]))]
    lines += _cards(ruleset, seen["hands"][view["player"]], paint)
    if isinstance(seen["drawn"], list) and seen["drawn"]:
        lines.append(paint("bold", tell("sea_salt_paper.screen.drawn")))
        lines += _cards(ruleset, seen["drawn"], paint)
    return "\n".join(lines)


def _hand_brief(view: View, paint: Palette, ruleset: Ruleset) -> str:
    if view["player"] is None:
        return ""
    seen = _seen(view)
    held = sorted(seen["hands"][view["player"]])
    said = ", ".join(" ".join(_face(card, paint, ruleset)) for card in held)
    title = tell("sea_salt_paper.screen.hand", points=seen["points"])
    return "\n".join(fold(f"{title}: {said or '–'}", paint.columns))  # noqa: RUF001


def _cards(
    ruleset: Ruleset, cards: Sequence[str], paint: Palette, before: str = ""
) -> Iterator[str]:
    """Cards in a row, those of one figure together."""
    faces = {card: _face(card, paint, ruleset) for card in cards}
    ordered = sorted(cards, key=lambda card: (faces[card][0], card))
    margin = f"    {before}  " if before else "  "
    for figure, group in groupby(ordered, key=lambda card: faces[card][0]):
        shown = ", ".join(faces[card][1] for card in group)
        yield from fold(f"{margin}{pad(figure, WIDE)} {shown}", paint.columns)
        margin = " " * len(margin)


def _face(card: str, paint: Palette, ruleset: Ruleset) -> tuple[str, str]:
    """The figure of a card, and its colour, painted."""
    known = ruleset.content.items["cards"][card]
    colour = called(ruleset, "colours", known.colour, "name")
    style = ruleset.content.items["colours"][known.colour].paint
    return called(ruleset, "families", known.family, "name"), paint(
        style, colour
    ) if style else colour


# -- what to know of an option -----------------------------------------------------------------


def _remark(view: View, option: Mapping[str, Any], ruleset: Ruleset) -> str:
    """Which card a pile would give, or get on top."""
    pile = option["fields"].get("pile")
    if pile is None:
        return ""
    top = _seen(view)["piles"][pile["value"] - 1]["top"]
    if option["kind"] == "sea_salt_paper.take":
        return called(ruleset, "card", top)
    if option["kind"] != "sea_salt_paper.discard":
        return ""
    if not top:
        return tell("sea_salt_paper.screen.on_empty")
    return tell("sea_salt_paper.screen.on", card=called(ruleset, "card", top))


def _says(item: Any, ruleset: Ruleset) -> list[str]:
    """What the rules say of a card or of all cards of its family."""
    if not isinstance(item, Card | Family):
        return []
    family = item.family if isinstance(item, Card) else item.id
    said = ((kind, called(ruleset, kind, id, "text")) for kind, id in about_family(family, ruleset))
    return [
        tell("sea_salt_paper.screen.pair", text=text) if kind == "pairs" else text
        for kind, text in said
    ]


SCREEN = ScreenParts(
    parts=(
        Part("piles", _piles, _piles_brief, rank=lambda view: 1),
        Part("players", _players, _players_brief, rank=lambda view: 2),
        Part("hand", _hand, _hand_brief, rank=lambda view: 0),
    ),
    remark=_remark,
    says=_says,
)
