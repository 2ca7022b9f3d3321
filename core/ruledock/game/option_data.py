"""Options as data: what kind they are, what they name, and what people read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruledock.engine.options import Axis, Option
from ruledock.linking.ruleset import Ruleset
from ruledock.messages import Message, Ref


def describe(ruleset: Ruleset, option: Option) -> dict[str, Any]:
    """One option as plain JSON: notation, kind, fields with axis and value, and a label."""
    values = _fields(option)
    fields = {
        name: {"axis": axis_of(axis), "value": values[name]} for name, axis in option.axes.items()
    }
    return {
        "notation": option.notation,
        "kind": ruleset.option_names[type(option)],
        "fields": fields,
        "label": label(ruleset, option).to_dict(),
    }


def listed(ruleset: Ruleset, options: Iterable[Option]) -> list[dict[str, Any]]:
    """Options as a view lists them; what all of a kind have in common is said once, by kinds."""
    names = ruleset.option_names
    return [
        {"notation": one.notation, "kind": names[type(one)], "fields": _fields(one)}
        for one in options
    ]


def kinds(ruleset: Ruleset, options: Iterable[Option]) -> dict[str, Any]:
    """By kind of these options: the axis of each field, and the id of the label.

    The label of an option is the message of this id; its arguments are the fields.
    """
    known = {type(one): one.axes for one in options}
    return {
        (name := ruleset.option_names[kind]): {
            "axes": {field: axis_of(axis) for field, axis in axes.items()},
            "label": label_id(name),
        }
        for kind, axes in known.items()
    }


def label(ruleset: Ruleset, option: Option) -> Message:
    """What people read instead of the notation."""
    args = {name: _named(axis, getattr(option, name)) for name, axis in option.axes.items()}
    return Message(label_id(ruleset.option_names[type(option)]), args)


def label_id(name: str) -> str:
    """The message that is the label of a kind of option."""
    plugin, _, kind = name.partition(".")
    return f"{plugin}.option.{kind}"


def axis_of(axis: Axis) -> str:
    """The axis that a field runs along, of each of its values where it holds several."""
    return axis.of.name if axis.of is not None else axis.name


def _fields(option: Option) -> dict[str, Any]:
    return {name: _value(getattr(option, name)) for name in option.axes}


def _value(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _named(axis: Axis, value: Any) -> Any:
    if axis.of is not None:
        return [_named(axis.of, one) for one in value]
    if value is None or value is False:
        return ""
    return Ref(axis.name, value, axis.write(value))
