"""What people read of an option instead of its notation."""

from __future__ import annotations

from typing import Any

from ruledock.engine.options import Axis, Option, label_id
from ruledock.game.option_data import axis_of, fields
from ruledock.linking.ruleset import Ruleset
from ruledock.messages import ENGLISH, Message, Ref


def describe(ruleset: Ruleset, option: Option) -> dict[str, Any]:
    """One option as plain JSON: notation, kind, fields with axis and value, and a label."""
    values, axes = fields(option), option.axes
    said = {name: {"axis": axis_of(axes[name]), "value": values[name]} for name in axes}
    return {
        "notation": option.notation,
        "kind": ruleset.option_names[type(option)],
        "fields": said,
        "label": label(ruleset, option).to_dict(),
    }


def label(ruleset: Ruleset, option: Option) -> Message:
    """What people read instead of the notation."""
    args = {
        name: _named(ruleset, axis, getattr(option, name)) for name, axis in option.axes.items()
    }
    return Message(label_id(ruleset.option_names[type(option)]), args, ruleset)


def call(
    ruleset: Ruleset, kind: str, id_: str | int, form: str = "", language: str = ENGLISH
) -> str:
    """What people call a thing in a language, or what *form* wants of it: its name or text."""
    said = ruleset.call(Ref(kind, id_), form, language)
    if isinstance(said, Message):
        return said.bound(ruleset).text(language, form)
    axis = ruleset.things.get(kind)
    if said is not None or axis is None or not axis.has(ruleset, id_):
        return str(id_) if said is None else said
    return axis.write(id_)


def _named(ruleset: Ruleset, axis: Axis, value: Any) -> Any:
    """A value as labels name it; None if it is, as in the fields."""
    if axis.of is not None:
        return [_named(ruleset, axis.of, one) for one in value]
    return None if value is None else axis.ref(ruleset, value)
