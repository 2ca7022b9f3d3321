"""What people can type besides options: look at things, take back, save, leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.errors import Refusal, RuledockError
from ruledock_cli.play.asking import WINDOW, Question
from ruledock_cli.play.paging import show_lines
from ruledock_cli.play.rulebook import a_topic, rules_about
from ruledock_cli.wording import read, tell
from ruledock_drawing.lookup import a_thing, draw_found, look_up
from ruledock_drawing.screen import draw, screens_of
from ruledock_drawing.show import listing, say

if TYPE_CHECKING:
    from ruledock_cli.play.session import Session
    from ruledock_cli.play.turn_screen import TurnScreen

Command = Callable[["Session", "TurnScreen"], bool | None]
"""Carries something out; returns true if it changed the table."""


class Quit(Exception):
    """The person wants to leave."""


@attrs.frozen
class Known:
    """A command by its name."""

    run: Callable[..., bool | None]
    takes: bool = False
    """Whether the rest of the line belongs to it."""


def find_command(text: str, question: Question, parts: Mapping[str, Any]) -> Command | None:
    """The command that a line means; an option that is written the same goes first."""
    word, _, rest = text.partition(" ")
    name = word.casefold()
    if any(one.notation.casefold() == text.casefold() for one in question.understanding.options):
        return None
    if name in COMMANDS and (COMMANDS[name].takes or not rest):
        run = COMMANDS[name].run
        return partial(run, rest=rest) if COMMANDS[name].takes else run
    return partial(_part, name=name) if name in parts and not rest else None


# -- looking ---------------------------------------------------------------------------------


def _view(session: Session, screen: TurnScreen) -> None:
    game = session.game
    seen, ruleset = game.view(screen.seat), game.ruleset
    drawn = draw(seen, screens_of(ruleset), session.paint, ruleset)
    show_lines(session, drawn.split("\n"))


def _part(session: Session, screen: TurnScreen, name: str) -> None:
    part, _ = screen.parts[name]
    drawn = part.draw(screen.view, session.paint, session.game.ruleset)
    show_lines(session, (drawn or tell("cli.play.nothing_there")).split("\n"))


def _score(session: Session, screen: TurnScreen) -> None:
    lines, told = session.game.score(screen.seat), []
    for line in lines:
        told.append(f"  {line.points:+4d}  {read(line.because)}")
        told += [f"        {session.paint('dim', detail)}" for detail in map(read, line.counted())]
    total = sum(line.points for line in lines)
    show_lines(session, [*told, f"  {total:+4d}  {tell('cli.tell.in_all')}"])


def _log(session: Session, screen: TurnScreen) -> None:
    narrator = session.narrators[screen.seat]
    log = session.game.log(screen.seat)
    show_lines(session, [f"  {narrator.colour(read(message))}" for message in log])


def _legend(session: Session, screen: TurnScreen) -> None:
    legends = (one.legend for one in screen.screens.values())
    drawn = [one(screen.view, session.paint, session.game.ruleset) for one in legends if one]
    show_lines(session, "\n".join(drawn or [tell("cli.play.no_legend")]).split("\n"))


def _look(session: Session, screen: TurnScreen, rest: str) -> None:
    found = look_up(rest, session.game.ruleset) if rest else []
    ruleset = session.game.ruleset
    lines = draw_found(found, session.paint, ruleset)
    nothing = tell("cli.play.not_found", text=rest, thing=a_thing(ruleset))
    show_lines(session, lines or [nothing])


def _rules(session: Session, screen: TurnScreen, rest: str) -> None:
    show_lines(session, rules_about(rest, session.game.ruleset, session.paint))


def _help(session: Session, screen: TurnScreen) -> None:
    paint = session.paint
    ruleset = session.game.ruleset
    words = {"look": {"thing": a_thing(ruleset)}, "rules": {"topic": a_topic(ruleset)}}
    rows = [
        [
            paint("bold", tell(f"cli.help.{name}.word", **words.get(name, {}))),
            tell(f"cli.help.{name}"),
        ]
        for name in HELP
    ]
    first = next(iter(screen.parts))
    parts = tell("cli.help.parts", parts=", ".join(screen.parts))
    rows.insert(PARTS, [paint("bold", first), parts])
    show_lines(session, list(listing(rows, "  ")))


# -- doing -----------------------------------------------------------------------------------


def _undo(session: Session, screen: TurnScreen) -> bool:
    try:
        session.game.undo(screen.seat)
    except Refusal as refusal:
        say(session.paint("red", read(refusal.message)))
        return False
    for narrator in session.narrators.values():
        narrator.told = min(narrator.told, len(session.game.log(narrator.seat)))
    session.report(session.keeper.keep())
    say(tell("cli.play.taken_back"))
    return True


def _save(session: Session, screen: TurnScreen, rest: str) -> None:
    if not rest:
        say(tell("cli.play.save_where"))
        return
    try:
        session.keeper.write(Path(rest))
    except RuledockError as error:
        say(session.paint("red", error))
        return
    say(tell("cli.play.saved", file=rest))


def _quit(session: Session, screen: TurnScreen) -> None:
    raise Quit


def _pass(session: Session, screen: TurnScreen) -> bool:
    """Pass: take the option that does so, or none if nobody asked."""
    option = screen.question.passing()
    if screen.decision is None:
        return True
    if option is None:
        say(session.paint("red", tell("cli.play.cannot_pass")))
        return False
    session.choose(screen, option)
    return True


def _quiet(session: Session, screen: TurnScreen) -> bool:
    """Pass now, and ask nothing more out of turn until the next decision of this person."""
    if not session.alone:
        say(tell("cli.play.quiet_alone"))
        return False
    session.quiet = True
    say(tell("cli.play.is_quiet"))
    return screen.decision is None or _passes_window(session, screen)


def _passes_window(session: Session, screen: TurnScreen) -> bool:
    assert screen.decision is not None
    return screen.decision.kind == WINDOW and _pass(session, screen)


COMMANDS: dict[str, Known] = {
    "view": Known(_view),
    "score": Known(_score),
    "log": Known(_log),
    "legend": Known(_legend),
    "look": Known(_look, takes=True),
    "card": Known(_look, takes=True),
    "tile": Known(_look, takes=True),
    "rules": Known(_rules, takes=True),
    "help": Known(_help),
    "undo": Known(_undo),
    "save": Known(_save, takes=True),
    "quit": Known(_quit),
    "pass": Known(_pass),
    "quiet": Known(_quiet),
}
"""The commands by name."""
HELP = (
    "letter",
    "option",
    "part",
    "several",
    "more",
    "enter",
    "view",
    "look",
    "rules",
    "legend",
    "score",
    "log",
    "undo",
    "save",
    "quit",
    "pass",
    "quiet",
)
"""What help explains, in this order."""
PARTS = HELP.index("view") + 1
