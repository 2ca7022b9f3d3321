"""Look one step ahead, unless chance or a secret decides what follows."""

from __future__ import annotations

from ruledock.engine.options import Option
from ruledock.errors import Refusal
from ruledock.game.history import apply, is_among_several, secret_choice_in_progress
from ruledock.game.places import hidden_from
from ruledock.linking.table import Table
from ruledock.messages import Message, Ref


def step_ahead(table: Table, player: int, who: int, option: Option) -> Table:
    """A copy with the option taken; refused if that would reveal chance or a secret."""
    new = table.copy()
    apply(new, who, option)
    if is_news(table, new, player):
        # One reason for all: whether chance or a secret comes next may itself be a secret.
        blame = {"player": table.ruleset.name_of(player), "option": Ref("option", option.notation)}
        raise Refusal(Message("core.refused.ahead", blame, table.ruleset))
    return new


def is_news(before: Table, after: Table, player: int) -> bool:
    """Whether chance or a secret has spoken to *player* between two tables of one game."""
    occasion = secret_choice_in_progress(before)
    others_seal = occasion is not None and is_among_several(before)
    return (
        before.chance.counters != after.chance.counters
        or before.chance.disclosed != after.chance.disclosed
        or bool(hidden_from(before, player) - hidden_from(after, player))
        or (others_seal and secret_choice_in_progress(after) != occasion)
    )
