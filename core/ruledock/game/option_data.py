"""Options as data: what kind they are, what they name, and what people read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruledock.engine.options import Axis, Option, label_id
from ruledock.linking.ruleset import Ruleset
from ruledock.messages import ENGLISH, Message, Ref


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
    args = {
        name: _named(ruleset, axis, getattr(option, name)) for name, axis in option.axes.items()
    }
    return Message(label_id(ruleset.option_names[type(option)]), args, ruleset)


def axis_of(axis: Axis) -> str:
    """The axis that a field runs along, of each of its values where it holds several."""
    return axis.of.name if axis.of is not None else axis.name


def _fields(option: Option) -> dict[str, Any]:
    return {name: _value(getattr(option, name)) for name in option.axes}


def _value(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


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
    """A value as labels name it; "" if its notation does not write it."""
    if axis.of is not None:
        return [_named(ruleset, axis.of, one) for one in value]
    if value is None or not axis.write(value):
        return ""
    return axis.ref(ruleset, value)
