"""Read what people type as options. A library explains why a text was refused."""

from __future__ import annotations

from typing import Any

from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.options import Option
from ruledock.installed.outside import library
from ruledock.linking.table import Table

LONGEST = 10_000
"""Characters of a text; longer ones are not read at all."""


def parse(
    table: Table, decision: Decision | None, interrupts: Options, player: int, text: str
) -> Option:
    """The open option that *text* stands for."""
    offered: Options = Chain((decision.options if decision else (), interrupts))
    if type(text) is not str or len(text) > LONGEST:
        raise refusals().no_text(text)
    read = table.ruleset.read_options(" ".join(text.split()))
    for option in read:
        if option in offered:
            return option
    raise refusals().wrong_text(table, player, text, read, offered)


def refusals() -> Any:
    """The module that explains refusals; only a refused choice loads it."""
    return library("refusals")
