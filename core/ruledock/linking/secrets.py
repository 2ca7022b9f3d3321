"""Refuse a declaration of secrecy that names a field which is not there."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.engine.secrecy import Secrecy
from ruledock.errors import LinkError, did_you_mean


def check_secrets(plugin: str, kind: Any) -> None:
    """Check the names in ``to``, ``until`` and ``known``; a wrong one would fail at a table."""
    fields = attrs.fields_dict(kind)
    problems = []
    for name, field in fields.items():
        said = field.metadata.get("secrecy")
        parts = ("to", "until", "known") if isinstance(said, Secrecy) else ()
        for part in parts:
            named = getattr(said, part)
            if isinstance(named, str) and named not in fields and not hasattr(kind, named):
                where = f"plugin {plugin!r}: {kind.__name__}.{name} has {part}={named!r}"
                hint = did_you_mean(named, fields)
                problems.append(f"{where}, but {kind.__name__} has no such field; {hint}")
    if problems:
        raise LinkError("\n".join(problems))
