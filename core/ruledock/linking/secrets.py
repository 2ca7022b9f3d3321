"""Refuse a declaration of secrecy that names a field which is not there."""

from __future__ import annotations

from typing import Any

import attrs

from ruledock.engine.secrecy import Secrecy
from ruledock.engine.table import Table
from ruledock.errors import LinkError, did_you_mean

IN_FITS = ("lacks", "has", "most")
"""These stand in ``fits=Holding(…)`` and name a field of the table."""
PARTS = ("to", "until", "known", *IN_FITS)
"""What may name a field."""


def check_secrets(plugin: str, kind: Any) -> None:
    """Check the names of fields in a declaration; a wrong one would fail at a table."""
    fields = attrs.fields_dict(kind)
    problems = []
    for name, field in fields.items():
        said = field.metadata.get("secrecy")
        for part in PARTS if isinstance(said, Secrecy) else ():
            named = getattr(said, part, None) or getattr(getattr(said, "fits", None), part, None)
            if not named or not isinstance(named, str):
                continue
            where = f"plugin {plugin!r}: {kind.__name__}.{name} has {part}={named!r}"
            if named not in fields and not hasattr(kind, named):
                hint = did_you_mean(named, fields)
                problems.append(f"{where}, but {kind.__name__} has no such field; {hint}")
            elif part in IN_FITS and not issubclass(kind, Table):
                problems.append(f"{where}; outside of a table, expected a function (table, key)")
    if problems:
        raise LinkError("\n".join(problems))
