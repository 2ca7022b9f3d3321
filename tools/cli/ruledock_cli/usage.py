"""What somebody typed wrongly."""

from __future__ import annotations

from ruledock.errors import RuledockError


class Usage(RuledockError):
    """Something on the command line cannot be meant as it was typed."""
