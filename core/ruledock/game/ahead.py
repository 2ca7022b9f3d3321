"""One step ahead: what a player would see after a choice that neither chance nor secrets follow."""

from __future__ import annotations

from ruledock.engine.options import Option
from ruledock.errors import Refusal
from ruledock.game.history import apply, is_among_several, sealing
from ruledock.game.knowledge.places import concealed
from ruledock.linking.table import Table
from ruledock.messages import Message, Ref


def step_ahead(table: Table, player: int, who: int, option: Option) -> Table:
    """A copy on which the option has been taken; refused where that would show what comes next."""
    new, occasion = table.copy(), sealing(table)
    others_seal = occasion is not None and is_among_several(table)
    hidden, drawn = concealed(table, player), dict(table.chance.counters)
    apply(new, who, option)
    blame = {"player": table.ruleset.name_of(player), "option": Ref("option", option.notation)}
    if new.chance.counters != drawn:
        raise Refusal(Message("core.refused.ahead.chance", blame))
    if hidden - concealed(new, player) or (others_seal and sealing(new) != occasion):
        raise Refusal(Message("core.refused.ahead.secret", blame))
    return new
