"""Refuse a declaration of secrecy that names a field which is not there."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.engine.secrecy import Secrecy
from ruledock.errors import LinkError, did_you_mean

PARTS = ("to", "until", "known", "lacks", "has", "most")
"""What may name a field; the last three stand in ``fits=Holding(…)``."""


def check_secrets(plugin: str, kind: Any) -> None:
    """Check the names of fields in a declaration; a wrong one would fail at a table."""
    fields = attrs.fields_dict(kind)
    problems = []
    for name, field in fields.items():
        said = field.metadata.get("secrecy")
        for part in PARTS if isinstance(said, Secrecy) else ():
            named = getattr(said, part, None) or getattr(getattr(said, "fits", None), part, None)
            if named and isinstance(named, str) and not hasattr(kind, named):
                where = f"plugin {plugin!r}: {kind.__name__}.{name} has {part}={named!r}"
                hint = did_you_mean(named, fields)
                problems.append(f"{where}, but {kind.__name__} has no such field; {hint}")
    if problems:
        raise LinkError("\n".join(problems))
