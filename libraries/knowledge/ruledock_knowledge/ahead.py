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
    new, occasion = table.copy(), secret_choice_in_progress(table)
    others_seal = occasion is not None and is_among_several(table)
    hidden, drawn = hidden_from(table, player), dict(table.chance.counters)
    disclosed = table.chance.disclosed
    apply(new, who, option)
    if (
        new.chance.counters != drawn
        or new.chance.disclosed != disclosed
        or hidden - hidden_from(new, player)
        or (others_seal and secret_choice_in_progress(new) != occasion)
    ):
        # One reason for all: whether chance or a secret comes next may itself be a secret.
        blame = {"player": table.ruleset.name_of(player), "option": Ref("option", option.notation)}
        raise Refusal(Message("core.refused.ahead", blame))
    return new
