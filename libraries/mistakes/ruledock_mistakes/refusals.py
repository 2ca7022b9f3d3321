"""Why a player cannot do something: what is open instead, and which option is spelt alike.

Also why the answer of a plugin cannot be used, which is found out while somebody plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from ruledock.engine import machine
from ruledock.engine.decisions import Options
from ruledock.engine.interrupts import allowed
from ruledock.engine.options import Option
from ruledock.engine.text import printable, quoted
from ruledock.errors import LinkError, NotOffered, Refusal, RuledockError, Unreadable
from ruledock.game.history import History
from ruledock.linking.combine import SUM, UNION, Contribution, Way
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock.messages import Message, Ref, refs
from ruledock_mistakes.bounds import shown_by
from ruledock_mistakes.closed import some_of, why_nothing_of
from ruledock_mistakes.nearest import nearest

__all__ = ["some_of"]
LOOKED_AT = 3000
"""Options to compare with a mistyped text."""
SHOWN = 4
ALIKE = 0.7
"""How much a text must be like an option to be taken for it."""
WANTED: Mapping[Way, tuple[type, str]] = {
    UNION: (Iterable, "a tuple, () for nothing"),
    SUM: (int, "a number"),
}
"""By way to combine: what each contributed function must return."""


def unfit_answer(
    way: Way, hook: str, parts: Sequence[Contribution], given: Sequence[Any]
) -> LinkError | None:
    """The error for a contributed function that *gave* nothing useful; None if all were fine."""
    kind, expected = WANTED.get(way, (object, ""))
    for part, value in zip(parts, given, strict=True):
        if not isinstance(value, kind):
            found = f"{hook} returns {value!r}, expected {expected}"
            return LinkError(f"plugin {part.plugin!r}: {found}")
    return None


def no_text(found: Any) -> Unreadable:
    """The refusal of something that is not a text, or is far too long."""
    return Unreadable(Message("core.refused.no_text", {"found": named(found)}))


def no_player(found: Any, table: Table) -> Refusal:
    """The refusal of something that is not a player's number."""
    blame = {"found": named(found), "last": len(table.players) - 1}
    return Refusal(Message("core.refused.no_player", blame))


def no_decision(found: Any) -> NotOffered:
    """The refusal of something that is not a decision."""
    return NotOffered(Message("core.refused.no_decision", {"found": named(found)}))


def wrong_text(
    table: Table, player: int, said: str, read: Sequence[Option], offered: Options
) -> RuledockError:
    """The refusal of a text; *read* are the options that it could stand for at other times."""
    if read:
        return not_offered(table, player, read[0], offered)
    words = " ".join(said.split())
    for one in islice(offered, LOOKED_AT):
        if one.notation == words:
            return RuledockError(unknown(table.ruleset, one))
    hint = _hint(words, offered)
    args = {"found": said, "hint": hint}
    return Unreadable(Message("core.refused.unreadable", args, table.ruleset))


def unknown(ruleset: Ruleset, option: Option) -> str:
    """Why an offered option cannot be read back; "" if it can.

    That is a bug in the plugin, not a mistake of the player.
    """
    kind = type(option)
    if kind not in ruleset.options:
        return f"{option.notation!r} is offered, but {kind.__name__} is in no OPTIONS"
    for name, axis in kind.axes.items():
        value = getattr(option, name)
        silent = value is None and axis.optional
        if not silent and not axis.has(ruleset, value):
            domain = f"the domain of its axis {axis.name!r}"
            return f"{option.notation!r} is offered, but {name}={value!r} is not in {domain}"
    return ""


def too_late(history: History, place: int, name: str) -> Refusal:
    """The refusal to take back choice number *place*, since more is known by now."""
    made = history.since(place)[0][1]
    # What came to light is not named: it may be hidden from the player who is refused.
    blame = {"player": name, "option": Ref("option", made.notation)}
    return Refusal(Message("core.refused.undo.chance", blame, history.ruleset))


def not_offered(table: Table, player: int, option: object, offered: Options) -> NotOffered:
    """The refusal of an option that is not open."""
    _require_notation(table.ruleset, option)
    return NotOffered(_what_is_open(table, player, option, offered))


def _require_notation(ruleset: Ruleset, option: object) -> None:
    """Let a plugin that cannot write an option of its own say so itself: that refuses nobody."""
    if not isinstance(option, Option):
        return
    try:
        known = option.known_to(ruleset)
    except Exception:  # a stranger's value, which may be anything
        return
    if known:
        option.notation  # noqa: B018 - it is asked for what it raises


def _what_is_open(table: Table, player: int, option: object, offered: Options) -> Message:
    """Say which options are open instead."""
    name = table.ruleset.name_of(player)
    asked = [one.player for one in machine.advance(table)]
    if not offered or not _concerned(table, player, option, asked):
        return _not_asked(table, player, asked)
    if type(option) is int:
        blame = {"player": name, "found": named(option), "last": len(offered) - 1}
        return Message("core.refused.no_number", blame)
    text = _notation_of(table, option)
    first = [one.notation for one in offered[:SHOWN]]
    few = len(offered) <= SHOWN
    near = first if few else _nearest(text or "", offered, SHOWN) or first
    more = len(offered) - len(near)
    shown: Any = refs("option", near)
    if more > 0:
        shown = Message("core.open.more", {"open": shown, "more": more})
    if text is None:
        args = {"player": name, "found": named(option), "open": shown}
        return Message("core.refused.no_option", args, table.ruleset)
    args = {"player": name, "option": Ref("option", text)}
    why = why_not(table, player, option)
    if why is None:
        return Message("core.refused.not_offered", {**args, "open": shown}, table.ruleset)
    assert isinstance(option, Option), "it has a notation"
    near_it = nearest(table.ruleset, option, islice(offered, LOOKED_AT))
    args |= {"why": why, "nearest": None if near_it is None else Ref("option", near_it.notation)}
    return Message("core.refused.because", args, table.ruleset)


def why_not(table: Table, player: int, option: Any) -> Message | None:
    """Why somebody who is asked cannot choose this; None if there is no more to say.

    The step that asks may say it, or else the game; or else the open options show it.
    """
    decisions = {one.player: one for one in machine.advance(table)}
    if not _concerned(table, player, option, [*decisions]):
        return None  # a game's reason might reveal something about the question of another player
    text = _notation_of(table, option)
    if text is None or type(option).read(text) != option:
        return None  # no game has to expect values that nobody could type
    why = None if _closed(table, player, option) else _given(table, player, option)
    if why is None and player in decisions and not unknown(table.ruleset, option):
        why = shown_by(decisions[player], option)
    return None if why is None else why.bound(table.ruleset)


def why_none(table: Table, player: int, kind: type[Option]) -> Message:
    """Why a player who is asked cannot choose anything of this kind."""
    return why_nothing_of(kind, table.ruleset, lambda one: why_not(table, player, one))


def _closed(table: Table, player: int, option: Option) -> bool:
    """Whether it is something for any time that nobody in the player's place could do now."""
    ruleset, only = table.ruleset, allowed(table, player)
    one = ruleset.interrupts.get(type(option))
    return one is not None and only is not None and one not in ruleset.allowed(only)


def _given(table: Table, player: int, option: Option) -> Message | None:
    """The reason that the step on top gives, or the game."""
    by_step = getattr(table.agenda[-1], "why_not", None)
    try:
        why: Message | None = by_step(table, player, option) if by_step else None
        return why or table.ruleset.game.why_not(table, player, option)
    except LookupError:  # it names what this game does not have
        return None


def _concerned(table: Table, player: int, option: object, asked: Sequence[int]) -> bool:
    """Whether the player may choose something now, or something like that at any time."""
    return player in asked or type(option) in table.ruleset.interrupts


def _not_asked(table: Table, player: int, asked: Sequence[int]) -> Message:
    """Say who is asked instead, unless that would tell who holds what."""
    name, step = table.ruleset.name_of(player), table.agenda[-1] if table.agenda else None
    if step is None or table.ruleset.kinds[type(step)].anonymous:
        return Message("core.refused.not_asked", {"player": name})
    others = [table.ruleset.name_of(one) for one in asked]
    return Message("core.refused.not_turn", {"player": name, "others": others})


def _notation_of(table: Table, option: Any) -> str | None:
    """The notation of an option; None if it is not an option or cannot be written."""
    if id(type(option)) not in table.ruleset.option_ids:
        return None
    try:
        return printable(option.notation)
    except Exception:  # a stranger's values may raise anything
        return None


def named(found: Any) -> str:
    """Describe any object in a few words, however large or hostile it is."""
    if type(found) is int:
        bits = found.bit_length()
        return str(found) if bits < 100 else f"a number of {bits} bits"
    if type(found) is str:
        return quoted(found)
    kind = type.__repr__(type(found))[len("<class '") : -len("'>")]
    return "nothing" if found is None else f"a {printable(kind, 60)}"


def _nearest(text: str, offered: Options, count: int) -> Sequence[str]:
    from difflib import get_close_matches  # late: only refusals need it

    known = [one.notation for one in islice(offered, LOOKED_AT)]
    return get_close_matches(text, known, n=count, cutoff=ALIKE)


def _hint(text: str, offered: Options) -> Message:
    near = _nearest(text, offered, 1)
    if near:
        return Message("core.hint.nearest", {"option": Ref("option", near[0])})
    if not offered:
        return Message("core.hint.nothing")
    return Message("core.hint.example", {"option": Ref("option", offered[0].notation)})
