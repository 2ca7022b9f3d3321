"""What the plugins of one ruleset contributed, by hook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.linking.combine import Contribution
from ruledock.values import frozen


@frozen
class Parts:
    """Everything the plugins of one ruleset contributed."""

    contributions: Mapping[str, Sequence[Contribution]]
    combined: Mapping[str, Any]
    """The combined contributions, by hook."""

    def each(self, hook: str) -> Iterator[tuple[str, Any]]:
        """Every single contribution to a hook, with its plugin."""
        for part in self.contributions[hook]:
            yield from ((part.plugin, one) for one in part.value)

    def all(self, hook: str) -> Iterator[Any]:
        """Every single contribution to a hook."""
        return (one for _, one in self.each(hook))
