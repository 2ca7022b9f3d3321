"""Bots by name: ``greedy``, or with options, ``planner:seconds=0.1,far=20``.

Bots in files, ``./cautious.py:Cautious``, are in :mod:`foreign`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from inspect import Parameter, signature
from typing import Any

from ruledock.errors import ConfigError, did_you_mean
from ruledock.messages import Message
from ruledock_bots.foreign import foreign
from ruledock_bots.hookspecs import MakeBot


def maker(bots: Mapping[str, MakeBot], spec: str) -> MakeBot:
    """The maker of the bot that *spec* names, with the options it gives."""
    stranger = foreign(spec)
    if stranger is not None:
        return stranger
    name, _, rest = spec.partition(":")
    if name not in bots:
        args = {"name": name, "hint": did_you_mean(name, bots)}
        raise ConfigError(Message("core.wrong.no_bot", args))
    make = bots[name]
    if not rest and ":" not in spec:
        return make
    return partial(make, **_options(spec, make, rest))


def options_of(make: MakeBot) -> dict[str, Parameter]:
    """The options of a bot by name: the keywords of its maker."""
    try:
        parameters = signature(make, eval_str=True).parameters
    except (NameError, TypeError, ValueError):
        return {}
    return {name: one for name, one in parameters.items() if one.kind is Parameter.KEYWORD_ONLY}


def _options(spec: str, make: MakeBot, text: str) -> dict[str, Any]:
    known = options_of(make)
    found = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            raise ConfigError(f"bot {spec!r}: found {part!r}, expected option=value")
        if name not in known:
            hint = did_you_mean(name, known) if known else "it has none"
            raise ConfigError(f"bot {spec!r}: no option {name!r}; {hint}")
        found[name] = _value(spec, name, value, known[name])
    return found


def _value(spec: str, name: str, text: str, parameter: Parameter) -> Any:
    """Read *text* as a value of the option *parameter*."""
    kinds = _kinds(parameter)
    for kind in kinds:
        try:
            return _READ[kind](text)
        except ValueError:
            continue
    expected = " or ".join(_NAMES[kind] for kind in kinds)
    raise ConfigError(f"bot {spec!r}: {name}: found {text!r}, expected {expected}")


def _kinds(parameter: Parameter) -> list[type]:
    """The types an option may have, from its annotation or else its default."""
    says = parameter.annotation
    if says is Parameter.empty:
        says = type(parameter.default)
    parts = getattr(says, "__args__", (says,))
    return [kind for kind in (bool, int, float) if kind in parts] or [str]


def _truth(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


_READ: dict[type, Callable[[str], Any]] = {bool: _truth, int: int, float: float, str: str}
_NAMES = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}
