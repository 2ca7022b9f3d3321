"""What people type: notation into options, and refusals that help."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ruledock.decisions import Chain, Decision, Options
from ruledock.errors import NotOffered, RuledockError, Unreadable
from ruledock.messages import Message
from ruledock.options import Option
from ruledock.ruleset import Ruleset
from ruledock.table import Table

LOOKED_AT = 3000
"""Options compared with a mistyped text."""
SHOWN = 4


def parse(
    table: Table, decision: Decision | None, interrupts: Options, player: int, text: str
) -> Option:
    """The open option *text* stands for."""
    offered: Options = Chain((decision.options if decision else (), interrupts))
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
    """What is wrong with an option that its plugin offers and that cannot be read back, if it is.

    A mistake of the plugin, not of whoever typed it.
    """
    kind = type(option)
    if kind not in ruleset.options:
        return f"{option.notation!r} is offered, but {kind.__name__} is not in ruledock_options"
    for name, axis in kind.axes.items():
        value = getattr(option, name)
        silent = value is None and axis.optional
        if not silent and not axis.has(ruleset, value):
            domain = f"the domain of its axis {axis.name!r}"
            return f"{option.notation!r} is offered, but {name}={value!r} is not in {domain}"
    return ""


def not_offered(table: Table, player: int, option: object, offered: Options) -> Message:
    """Why an option is refused: it is not open; what is."""
    if not offered:
        name = table.ruleset.name_of(player)
        return Message("core.refused.not_asked", {"player": name})
    near = _nearest(str(option), offered, SHOWN) or [one.notation for one in offered[:SHOWN]]
    more = len(offered) - len(near)
    shown = ", ".join(near) + (f" and {more} more" if more > 0 else "")
    args = {"player": table.ruleset.name_of(player), "option": str(option), "open": shown}
    return Message("core.refused.not_offered", args)


def _nearest(text: str, offered: Options, count: int) -> Sequence[str]:
    known = [one.notation for one in islice(offered, LOOKED_AT)]
    from difflib import get_close_matches

    return get_close_matches(text, known, n=count, cutoff=0.5)


def _hint(text: str, offered: Options) -> str:
    near = _nearest(text, offered, 1)
    if near:
        return f"Did you mean “{near[0]}”?"
    forms = sorted({type(one).template for one in islice(offered, LOOKED_AT)})
    return f"Write one of: {'; '.join(forms)}." if forms else "Nothing is open to you now."
