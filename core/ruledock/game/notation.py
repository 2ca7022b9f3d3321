"""Read what people type as options, and refuse it helpfully."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from ruledock.engine import machine
from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.options import Option
from ruledock.engine.text import printable, quoted
from ruledock.errors import NotOffered, RuledockError, Unreadable
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import Table
from ruledock.messages import Message, Ref, refs

LOOKED_AT = 3000
"""Options to compare with a mistyped text."""
SHOWN = 4
LONGEST = 10_000
"""Characters of a text; longer ones are not read at all."""


def parse(
    table: Table, decision: Decision | None, interrupts: Options, player: int, text: str
) -> Option:
    """The open option that *text* stands for."""
    offered: Options = Chain((decision.options if decision else (), interrupts))
    if type(text) is not str or len(text) > LONGEST:
        raise Unreadable(Message("core.refused.no_text", {"found": named(text)}))
    words = " ".join(text.split())
    read = table.ruleset.read_options(words)
    for option in read:
        if option in offered:
            return option
    if read:
        raise NotOffered(not_offered(table, player, read[0], offered))
    for one in islice(offered, LOOKED_AT):
        if one.notation == words:
            raise RuledockError(unknown(table.ruleset, one))
    hint = _hint(words, offered)
    raise Unreadable(Message("core.refused.unreadable", {"found": text, "hint": hint}))


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


def not_offered(table: Table, player: int, option: object, offered: Options) -> Message:
    """The refusal of an option that is not open: say which ones are."""
    name = table.ruleset.name_of(player)
    asked = [one.player for one in machine.advance(table)]
    if not offered or (player not in asked and type(option) not in table.ruleset.interrupts):
        return _not_asked(table, player, asked)
    if type(option) is int:
        blame = {"player": name, "found": named(option), "last": len(offered) - 1}
        return Message("core.refused.no_number", blame)
    text = notation_of(table, option)
    near = _nearest(text or "", offered, SHOWN) or [one.notation for one in offered[:SHOWN]]
    more = len(offered) - len(near)
    shown: Any = refs("option", near)
    if more > 0:
        shown = Message("core.open.more", {"open": shown, "more": more})
    if text is None:
        args = {"player": name, "found": named(option), "open": shown}
        return Message("core.refused.no_option", args)
    args = {"player": name, "option": Ref("option", text)}
    why = table.ruleset.game.why_not(table, player, option)
    if why is None:
        return Message("core.refused.not_offered", {**args, "open": shown})
    nearest = Ref("option", near[0]) if _nearest(text, offered, 1) else None
    return Message("core.refused.because", {**args, "why": why, "nearest": nearest}, table.ruleset)


def _not_asked(table: Table, player: int, asked: Sequence[int]) -> Message:
    """Say who is asked instead, unless that would tell who holds what."""
    name, step = table.ruleset.name_of(player), table.agenda[-1] if table.agenda else None
    if step is None or table.ruleset.kinds[type(step)].anonymous:
        return Message("core.refused.not_asked", {"player": name})
    others = [table.ruleset.name_of(one) for one in asked]
    return Message("core.refused.not_turn", {"player": name, "others": others})


def notation_of(table: Table, option: Any) -> str | None:
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

    return get_close_matches(text, known, n=count, cutoff=0.5)


def _hint(text: str, offered: Options) -> Message:
    near = _nearest(text, offered, 1)
    if near:
        return Message("core.hint.nearest", {"option": Ref("option", near[0])})
    forms = sorted({type(one).template for one in islice(offered, LOOKED_AT)})
    if not forms:
        return Message("core.hint.nothing")
    return Message("core.hint.forms", {"forms": "; ".join(forms)})
