"""The hook with which plugins help authors of packs and modules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ruledock.linking.combine import PER_PLUGIN
from ruledock.linking.hooks import hookspec

if TYPE_CHECKING:
    from ruledock_authoring.workshop import Workshop


@hookspec(PER_PLUGIN)
def ruledock_workshop() -> Iterable[Workshop]:
    """Return what this plugin offers to authors of packs and modules: templates, checks and so on.

    At most one for each plugin; all checks run. Used by the commands ``ruledock pack …`` and
    ``ruledock new module``.

    Base use: two cards to begin with; examples as tests. Expansion use: checks of a module's packs.
    """
    raise NotImplementedError
