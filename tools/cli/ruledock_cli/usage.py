"""The error for wrong usage."""

from __future__ import annotations

from ruledock.errors import RuledockError


class Usage(RuledockError):
    """Something on the command line makes no sense."""
