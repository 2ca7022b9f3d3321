"""What people read on the button of an option: what it does, and what that costs now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ruledock.engine.options import Option
from ruledock.game.option_data import axis_of, fields
from ruledock_drawing.drawn import remark
from ruledock_drawing.panels import Reader
from ruledock_speech.options import label

LABELLED = 80
"""Options of a decision that are named at once; of more, a page asks for those that it shows."""


def first_labels(
    view: Mapping[str, Any],
    listed: Sequence[Mapping[str, Any]],
    options: Iterable[Option],
    reader: Reader,
) -> list[str]:
    """The labels of all options; of many, only of those that are the only one of their kind."""
    if len(listed) <= LABELLED:
        return [label_of(view, option, reader) for option in options]
    kinds = Counter(one["kind"] for one in listed)
    return [
        label_of(view, option, reader) if kinds[one["kind"]] == 1 else ""
        for one, option in zip(listed, options, strict=True)
    ]


def label_of(view: Mapping[str, Any], option: Option, reader: Reader) -> str:
    """What an option does, and what its game remarks on it."""
    said = reader.say(label(reader.ruleset, option))
    note = remark(view, _described(option, reader), reader)
    return f"{said} ({note})" if note else said


def _described(option: Option, reader: Reader) -> dict[str, Any]:
    """An option as remarks want it."""
    values, axes = fields(option), option.axes
    return {
        "notation": option.notation,
        "kind": reader.ruleset.option_names[type(option)],
        "fields": {name: {"axis": axis_of(axes[name]), "value": values[name]} for name in axes},
    }
