"""Steps that are handled by their own methods."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ruledock.engine.options import Option
from ruledock.engine.step_kinds import Asked, Asking, Automatic, StepKind
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.table import Table


@frozen
class _Runs(Automatic):
    """A step that asks nobody; its method is called."""

    def ask(self, table: Table, step: Any) -> Asked:
        table.agenda.pop()
        self.run(step, table)
        return None


@frozen
class _Takes(Asking):
    """A step that asks; its methods are called."""

    def ask(self, table: Table, step: Any) -> Asked:
        return self.offer(step, table) or ()

    def take(self, table: Table, step: Any, player: int, chosen: Option) -> None:
        table.agenda.pop()
        self.then(step, table, player, chosen)


def _resolves(step: type, offer: Any, resolve: Any, make: Any, **given: Any) -> Any:
    return make(
        lambda table, step, player: offer(step, table, player),
        lambda table, step, chosen: resolve(step, table, chosen),
        **given,
    )


KINDS: dict[tuple[str, ...], Callable[..., StepKind]] = {
    ("run",): _Runs,
    ("offer", "take"): _Takes,
    ("offer", "resolve", "kind_by"): _resolves,
}
"""By the methods of a step: what makes its kind. That of a secret choice comes from its base."""


def kind_of(step: type, given: Mapping[str, Any]) -> StepKind | None:
    """The kind of a step that has such methods; None if a plugin lists the kind in ``STEPS``."""
    fits = getattr(step, "fits", None)
    own = {"fits": lambda table, step: fits(step, table)} if fits else {}
    for names, make in KINDS.items():
        found = [getattr(step, name, None) for name in names]
        if all(found):
            if not given.get("name"):
                name = re.sub("(?<=[a-z0-9])(?=[A-Z])", "-", step.__name__).lower()
                raise TypeError(f'{step.__name__}: name it for saves, as in @step(name="{name}")')
            return make(step, *found, **{**own, **given})
    if given or any(hasattr(step, name) for name in ("run", "offer", "take", "resolve")):
        known = "run; offer and take; or in a secret choice offer and resolve"
        raise TypeError(f"{step.__name__}: a step that handles itself has the methods {known}")
    return None
