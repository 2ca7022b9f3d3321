"""The flat action space: every option of a ruleset as one action or a few.

The axes of an option class are split into *stages*. Neighbouring axes share a stage while they have
few combinations; an axis that holds several values at once is its own stage, with an action for
each value and an action "done". An action is one value of one stage and always means the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import attrs

from ruledock.engine.options import Axis, Option, axis_name
from ruledock.linking.ruleset import Ruleset

TOGETHER = 1000
"""The most combinations of axes that share a stage."""
DONE = "done"
LATER = "…"


@attrs.frozen
class Stage:
    """Axes of an option that one action chooses; its actions are numbered from *first*."""

    option: type[Option]
    names: tuple[str, ...]
    values: tuple[Sequence[Any], ...]
    """The values of each axis."""
    several: bool
    """Whether values are chosen one by one, up to the action "done"."""
    first: int
    _places: tuple[Mapping[Hashable, int], ...]

    @property
    def size(self) -> int:
        """How many actions it has."""
        size = 1
        for values in self.values:
            size *= len(values)
        return size + self.several

    @property
    def done(self) -> int:
        """The action that ends a choice of several values."""
        return self.first + len(self._places[0])

    def item(self, value: Hashable) -> int:
        """The action that adds one more value."""
        return self.first + self._places[0][value]

    def action(self, option: Option) -> int:
        """The action for the values of this option along these axes."""
        place = 0
        for name, places in zip(self.names, self._places, strict=True):
            place = place * len(places) + places[getattr(option, name)]
        return self.first + place

    def spell(self, option: Option) -> list[int]:
        """The actions that lead to this option in this stage."""
        if not self.several:
            return [self.action(option)]
        return [*map(self.item, getattr(option, self.names[0])), self.done]

    def labels(self) -> Iterator[str]:
        """The name of each action, in the notation of its option."""
        axes = [self.option.axes[name] for name in self.names]
        if self.several:
            (axis,) = axes
            each = (axis.of or axis).write
            for value in self.values[0]:
                yield _fill(self.option, {self.names[0]: f"{each(value)}+{LATER}"})
            yield _fill(self.option, {self.names[0]: DONE})
            return
        for values in product(*self.values):
            texts = (axis.write(value) for axis, value in zip(axes, values, strict=True))
            yield _fill(self.option, dict(zip(self.names, texts, strict=True)))


def _fill(option: type[Option], fields: Mapping[str, str]) -> str:
    """Fill some fields of an option's template, and put dots for the others."""
    words: list[str] = []
    for word in option.template.split():
        name = axis_name(word) if "{" in word else ""
        text = fields.get(name, LATER) if name else word
        if name and text not in ("", LATER):
            text = word.replace("{" + name + "}", text)
        if text and not (text == LATER and words[-1:] == [LATER]):
            words.append(text)
    return " ".join(words)


class Actions:
    """Every action of a ruleset, by number."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.stages: dict[type[Option], tuple[Stage, ...]] = {}
        """By option class, its stages."""
        self.size = 0
        for option in ruleset.options:
            stages = []
            for names in _group_axes(option, ruleset):
                stage = _stage(option, names, ruleset, self.size)
                stages.append(stage)
                self.size += stage.size
            self.stages[option] = tuple(stages)
        self.names: tuple[str, ...] = tuple(
            text for stages in self.stages.values() for stage in stages for text in stage.labels()
        )
        """The name of each action."""
        self.incomplete = tuple(self._incomplete())
        """The actions that do not yet complete an option."""

    def _incomplete(self) -> Iterator[int]:
        for stages in self.stages.values():
            for stage in stages:
                if stage is not stages[-1]:
                    yield from range(stage.first, stage.first + stage.size)
                elif stage.several:
                    yield from range(stage.first, stage.done)

    def spell(self, option: Option) -> list[int]:
        """The actions that lead to this option, forced ones included."""
        return [action for stage in self.stages[type(option)] for action in stage.spell(option)]


def _group_axes(option: type[Option], ruleset: Ruleset) -> list[list[str]]:
    """The axes of an option, stage by stage."""
    groups: list[list[str]] = []
    together = 0
    for name, axis in option.axes.items():
        size = len(axis.domain(ruleset))
        if not groups or axis.of or together * size > TOGETHER:
            groups.append([])
            together = 1
        groups[-1].append(name)
        together = TOGETHER + 1 if axis.of else together * size
    return groups or [[]]


def _stage(option: type[Option], names: Sequence[str], ruleset: Ruleset, first: int) -> Stage:
    axes = [option.axes[name] for name in names]
    values = tuple(_values(axis, ruleset) for axis in axes)
    places = tuple({value: place for place, value in enumerate(own)} for own in values)
    several = any(axis.of for axis in axes)
    return Stage(option, tuple(names), values, several, first, places)


def _values(axis: Axis, ruleset: Ruleset) -> Sequence[Any]:
    return tuple(dict.fromkeys((axis.of or axis).domain(ruleset)))
