"""Combine what several plugins contribute to a hook.

The order in which modules are listed never matters: contributions are sorted by plugin name, and
pipelines by (declared stage, plugin name).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from ruledock.errors import LinkError, RuledockError, did_you_mean, owner_clash
from ruledock.installed.outside import library
from ruledock.values import define, field, frozen

F = TypeVar("F", bound=Callable[..., Any])
STAGES = ("first", "base", "change", "last")
"""The stages of a pipeline: the game itself is the base, and modules change its result."""


@frozen
class Contribution:
    """What one plugin returned for one hook."""

    plugin: str
    value: Any


@frozen
class Idle:
    """A hook of functions that no plugin contributes to: it always returns the same."""

    answer: Any

    def __call__(self, *args: Any) -> Any:
        return self.answer


@define(eq=False)
class Lone:
    """The only function that plugins contribute to a hook. Its first answer is checked; if that is
    what the hook returns, *hooks* hold the function itself from then on."""

    hook: str
    function: Callable[..., Any]
    joined: Callable[[Sequence[Any]], Any]
    hooks: dict[str, Any] = field(factory=dict)

    def __call__(self, *args: Any) -> Any:
        given = self.function(*args)
        answer = self.joined([given])
        if type(answer) is type(given):
            self.hooks[self.hook] = self.function
        return answer


@frozen
class Way:
    """A way to combine contributed values, or the results of contributed functions."""

    name: str
    join: Callable[[Sequence[Any]], Any]

    def values(self, parts: Sequence[Contribution]) -> Any:
        """Combine the contributed values into one."""
        return self.join([part.value for part in parts])

    def functions(self, hook: str, parts: Sequence[Contribution]) -> Callable[..., Any]:
        """Combine the contributed functions into one."""
        called: tuple[Callable[..., Any], ...] = tuple(part.value for part in parts)
        if not called:
            return Idle(self.join([]))

        def joined(given: Sequence[Any]) -> Any:
            try:
                return self.join(given)
            except TypeError as error:
                raise library("refusals").unfit_answer(self, hook, parts, given) or error from None

        if len(called) == 1:
            return Lone(hook, called[0], joined)
        return lambda *args: joined([function(*args) for function in called])


@frozen
class Keyed(Way):
    """A union by key, in which each key has one owner."""

    what: str
    key: Callable[[Any], Any]

    def values(self, parts: Sequence[Contribution]) -> dict[Any, Any]:
        claims = [(part.plugin, self._key(part, one), one) for part in parts for one in part.value]
        return owned(self.what, claims)

    def _key(self, part: Contribution, one: Any) -> Any:
        try:
            key = self.key(one)
            hash(key)
        except (AttributeError, LookupError, TypeError):
            found = f"found {one!r}, expected a {self.what}"
            raise LinkError(f"plugin {part.plugin!r}: {found}") from None
        return key


def one_owner_each(what: str, key: Callable[[Any], Any]) -> Keyed:
    """A union in which each *key* has one owner; *what* names the things in errors."""
    return Keyed("union, one owner each", lambda several: several, what, key)


def owned(what: str, claims: Iterable[tuple[str, Any, Any]]) -> dict[Any, Any]:
    """Things by key, from (owner, key, thing); LinkError for every key with two owners."""
    found: dict[Any, Any] = {}
    owners: dict[Any, str] = {}
    problems = []
    for owner, key, thing in claims:
        name = key.__name__ if isinstance(key, type) else repr(key)
        first = owners.setdefault(key, owner)
        if found.setdefault(key, thing) is not thing or first != owner:
            problems.append(owner_clash(f"{what} {name}", first, owner))
    if problems:
        raise LinkError("\n".join(problems))
    return found


UNION = Way("union", lambda several: tuple(one for many in several for one in many))
"""Everything that the plugins contribute, one after the other."""
SUM = Way("sum", lambda several: sum(several))
"""The sum of what they contribute; 0 if nobody does."""
ANY = Way("any", lambda several: any(several))
"""True if one of them says so."""
ALL = Way("all", lambda several: all(several))
"""True unless one of them says no."""
ONE = Way("one owner", lambda several: several)
"""What the only plugin that answers returns; two that answer are a mistake."""
PIPELINE = Way("pipeline", lambda several: several)
"""Each function changes what the one before it returned, ordered by stage and plugin name."""
PER_PLUGIN = Way("one per plugin", lambda several: several)
"""One contribution for each plugin, by the plugin's name."""


def at_stage(stage: str) -> Callable[[F], F]:
    """Set the stage at which a function runs in a pipeline; the default is ``change``."""
    if stage not in STAGES:
        raise LinkError(f"no stage {stage!r}; {did_you_mean(stage, STAGES)}")

    def mark(function: F) -> F:
        function.stage = stage  # type: ignore[attr-defined]
        return function

    return mark


def combine(way: Way, hook: str, parts: Sequence[Contribution], *, calls: bool) -> Any:
    """Combine the contributions to a hook in the way it declares."""
    ordered = sorted(parts, key=lambda part: part.plugin)
    if way is ONE:
        return owned("hook", [(part.plugin, hook, part.value) for part in ordered]).get(hook)
    if way is PIPELINE:
        return _pipeline(hook, ordered)
    if way is PER_PLUGIN:
        return _per_plugin(hook, ordered)
    return way.functions(hook, ordered) if calls else way.values(ordered)


def unchanged(value: Any, *args: Any) -> Any:
    """A pipeline without contributions: return the value."""
    return value


def _pipeline(hook: str, parts: Sequence[Contribution]) -> Callable[..., Any]:
    """A function that passes a value from stage to stage: f(value, *args) -> value."""

    def place(part: Contribution) -> tuple[int, str]:
        return STAGES.index(getattr(part.value, "stage", "change")), part.plugin

    functions = tuple((part.value, part.plugin) for part in sorted(parts, key=place))
    if not functions:
        return unchanged

    def piped(value: Any, *args: Any) -> Any:
        for function, plugin in functions:
            before, value = value, function(value, *args)
            if value is None is not before:
                expected = f"expected what it was handed, changed or not, such as {before!r}"
                raise LinkError(f"plugin {plugin!r}: {hook} returns None; {expected}")
        return value

    return piped


def _per_plugin(hook: str, parts: Sequence[Contribution]) -> dict[str, Any]:
    """By plugin: the single thing it contributed."""
    greedy = [part.plugin for part in parts if len(part.value) > 1]
    if greedy:
        raise LinkError(f"{greedy[0]} contributes more than once to {hook}")
    return {part.plugin: one for part in parts for one in part.value}


def contributions(caller: Any) -> list[Contribution]:
    """Call a hook; the contributions are sorted by plugin name."""
    parts = [
        Contribution(impl.plugin_name, _answer(impl, caller.name, caller.spec.function))
        for impl in caller.get_hookimpls()
    ]
    return sorted(parts, key=lambda part: part.plugin)


def takes_several(spec: Any) -> bool:
    """Whether a plugin may contribute several things to a hook, in a tuple."""
    return not spec.calls and (spec.way in (UNION, PER_PLUGIN) or isinstance(spec.way, Keyed))


def _answer(impl: Any, hook: str, spec: Any) -> Any:
    try:
        value = impl.function()
        if spec.calls or spec.way is PIPELINE:
            fits, expected = callable(value), "a function"
        elif takes_several(spec):
            fits, expected = isinstance(value, Iterable), "a tuple"
            value = tuple(value) if fits else value
        else:
            return value
    except RuledockError:
        raise
    except Exception as error:
        raise LinkError(f"plugin {impl.plugin_name!r}: {hook} fails with {error!r}") from error
    if not fits:
        found = f"{hook} returns {value!r}, expected {expected}"
        raise LinkError(f"plugin {impl.plugin_name!r}: {found}")
    return value
