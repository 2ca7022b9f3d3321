"""Options as data, as a view lists them: what kind they are, and what they name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruledock.engine.options import Axis, Option, label_id
from ruledock.linking.ruleset import Ruleset


def listed(ruleset: Ruleset, options: Iterable[Option]) -> list[dict[str, Any]]:
    """Options as a view lists them; what all of a kind have in common is said once, by kinds."""
    names = ruleset.option_names
    return [
        {"notation": one.notation, "kind": names[type(one)], "fields": fields(one)}
        for one in options
    ]


def described(ruleset: Ruleset, option: Option) -> dict[str, Any]:
    """One option with what all of its kind have in common."""
    [one] = listed(ruleset, [option])
    return {**one, **kinds(ruleset, [option])[one["kind"]]}


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


def axis_of(axis: Axis) -> str:
    """The name of a field's axis; if it holds several values, the axis of each value."""
    return axis.of.name if axis.of is not None else axis.name


def fields(option: Option) -> dict[str, Any]:
    """By name: the values of an option as plain JSON."""
    values = {name: getattr(option, name) for name in option.axes}
    return {name: list(one) if isinstance(one, tuple) else one for name, one in values.items()}
